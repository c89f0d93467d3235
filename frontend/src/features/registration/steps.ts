import { brokenRules } from '../../forms/form-problem';
import { paths } from '../../site/paths';
import { profileRules } from '../school-profile';
import type { Draft } from './draft';

/** In the order they are taken. The first is /daftar itself, the others are states of /daftar/maklumat. */
export const steps = ['kod', 'sekolah', 'akaun', 'pelan', 'semak'] as const;
export type Step = (typeof steps)[number];

export const stepTitles: Record<Step, string> = {
  kod: 'Daftar sekolah anda',
  sekolah: 'Maklumat sekolah',
  akaun: 'Akaun Admin Utama',
  pelan: 'Bilangan guru',
  semak: 'Semak dan mula',
};

export function addressOf(step: Step): string {
  return step === 'kod' ? paths.registration : `${paths.registrationDetails}?langkah=${step}`;
}

export function nextStep(step: Step): Step {
  return steps[steps.indexOf(step) + 1] ?? step;
}

type Rule = (draft: Draft) => string | undefined;

const text =
  (name: keyof Draft, message: string, shortest = 1): Rule =>
  (draft) =>
    draft[name].trim().length < shortest ? message : undefined;

/** By the name of the field, which is also its name in the API. */
export const stepRules: Record<Step, Partial<Record<keyof Draft, Rule>>> = {
  kod: { code: text('code', 'Sila isi kod sekolah atau nama pendek.') },
  sekolah: {
    name: text('name', 'Sila isi nama sekolah, sekurang-kurangnya tiga huruf.', 3),
    schoolType: profileRules.schoolType,
    state: profileRules.state,
    ppd: profileRules.ppd,
  },
  akaun: { displayName: text('displayName', 'Sila isi nama penuh anda.') },
  pelan: { teacherCount: profileRules.teacherCount },
  semak: {},
};

/** Where the field of that name stands. */
export function stepOfField(field: string): Step | undefined {
  return steps.find((step) => field in stepRules[step]);
}

function isDone(step: Step, draft: Draft, isSignedIn: boolean): boolean {
  return brokenRules(stepRules[step], draft).length === 0 && (step !== 'akaun' || isSignedIn);
}

/** The step that an address asks for, or the first before it that is not done. */
export function stepAt(url: URL, draft: Draft, isSignedIn: boolean): Step {
  const asked = steps.find((step) => step === url.searchParams.get('langkah')) ?? 'sekolah';
  if (url.pathname === paths.registration) return 'kod';
  const before = steps.slice(0, steps.indexOf(asked));
  return before.find((step) => !isDone(step, draft, isSignedIn)) ?? asked;
}
