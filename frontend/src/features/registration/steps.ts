import { paths } from '../../site/paths';
import type { FormError } from '../../ui/form-summary';
import { profileProblems } from '../school-profile';
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

type Problem = (draft: Draft) => string | undefined;

const text =
  (name: keyof Draft, message: string, shortest = 1): Problem =>
  (draft) =>
    draft[name].trim().length < shortest ? message : undefined;

/** By the name of the field, which is also its name in the API. */
const problems: Record<Step, Partial<Record<keyof Draft, Problem>>> = {
  kod: { code: text('code', 'Sila isi kod sekolah atau nama pendek.') },
  sekolah: {
    name: text('name', 'Sila isi nama sekolah, sekurang-kurangnya tiga huruf.', 3),
    schoolType: profileProblems.schoolType,
    state: profileProblems.state,
    ppd: profileProblems.ppd,
  },
  akaun: { displayName: text('displayName', 'Sila isi nama penuh anda.') },
  pelan: { teacherCount: profileProblems.teacherCount },
  semak: {},
};

export function stepErrors(step: Step, draft: Draft): FormError[] {
  return Object.entries(problems[step]).flatMap(([fieldId, problem]) => {
    const message = problem(draft);
    return message ? [{ fieldId, message }] : [];
  });
}

/** Where the field of that name stands. */
export function stepOfField(field: string): Step | undefined {
  return steps.find((step) => field in problems[step]);
}

function isDone(step: Step, draft: Draft, isSignedIn: boolean): boolean {
  return stepErrors(step, draft).length === 0 && (step !== 'akaun' || isSignedIn);
}

/** The step that an address asks for, or the first before it that is not done. */
export function stepAt(url: URL, draft: Draft, isSignedIn: boolean): Step {
  const asked = steps.find((step) => step === url.searchParams.get('langkah')) ?? 'sekolah';
  if (url.pathname === paths.registration) return 'kod';
  const before = steps.slice(0, steps.indexOf(asked));
  return before.find((step) => !isDone(step, draft, isSignedIn)) ?? asked;
}
