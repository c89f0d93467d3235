import type { StateCode } from '../domain/malaysian-state.js';

export const SCHOOL_TYPES = [
  'sk',
  'sjkc',
  'sjkt',
  'smk',
  'smka',
  'sabk',
  'special',
  'private',
  'other',
] as const;
export type SchoolType = (typeof SCHOOL_TYPES)[number];

/** `ppd`: the district education office. `teacherCount` as the school says itself. */
export type SchoolProfile = Readonly<{
  schoolType: SchoolType;
  state: StateCode;
  ppd: string;
  teacherCount: number;
}>;

/** By whom the profile was looked over, and when; null while nobody has. */
export type Confirmation = Readonly<{ at: number; by: string }>;
