import { schoolProfileBounds } from '../../api/bounds/school-profile';
import type { components } from '../../api/schema';
import { chosen, schoolTypes, states } from './school-choices';

type SchoolProfile = components['schemas']['SchoolProfileDto'];

/** What a school says of itself, as it is typed. Each field has the name that the API knows. */
export type ProfileText = Record<keyof SchoolProfile, string>;

export const blankProfile: ProfileText = { schoolType: '', state: '', ppd: '', teacherCount: '' };

export function textOf(profile: SchoolProfile): ProfileText {
  const { schoolType, state, ppd, teacherCount } = profile;
  return { schoolType, state, ppd, teacherCount: String(teacherCount) };
}

/** Only of a text without errors. */
export function profileOf({ schoolType, state, ppd, teacherCount }: ProfileText): SchoolProfile {
  return {
    schoolType: chosen(schoolTypes, schoolType),
    state: chosen(states, state),
    ppd: ppd.trim(),
    teacherCount: Number(teacherCount),
  };
}

const { min, max } = schoolProfileBounds.teacherCount;

function isTeacherCount(text: string): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

export const profileRules: Record<keyof ProfileText, (text: ProfileText) => string | undefined> = {
  schoolType: ({ schoolType }) => (schoolType ? undefined : 'Sila pilih jenis sekolah.'),
  state: ({ state }) => (state ? undefined : 'Sila pilih negeri.'),
  ppd: ({ ppd }) =>
    ppd.trim().length < schoolProfileBounds.ppd.minLength
      ? 'Sila isi PPD, contohnya PPD Petaling Perdana.'
      : undefined,
  teacherCount: ({ teacherCount }) =>
    isTeacherCount(teacherCount) ? undefined : `Sila isi bilangan guru, antara ${min} hingga ${max}.`,
};
