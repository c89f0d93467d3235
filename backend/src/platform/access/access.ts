import { spanHolds } from '../calendar/day.js';

/** What a subscription may allow, as the status object names it. */
export const ACCESSES = [
  'dashboard',
  'createContent',
  'editContent',
  'viewReports',
  'manageUsers',
  'billing',
] as const;
export type Access = (typeof ACCESSES)[number];

export type SchoolRole = 'teacher' | 'supervisor' | 'admin' | 'main_admin';
export type StaffRole = 'operator' | 'finance';

/** Tugas berkuasa: what an administrator lets a person do for the school, whatever their roles, while it lasts. */
export const DUTIES = ['timetable', 'calendar', 'pupils', 'absences', 'assessments', 'panel_head'] as const;
export type Duty = (typeof DUTIES)[number];

/** `from`, `to`: the first and the last day, YYYY-MM-DD; null until it is taken. */
export type GivenDuty = Readonly<{ duty: Duty; from: string; to: string | null }>;

/** `from`, `to`: the first and the last day on which the person may not enter; null until they return. */
export type Suspension = Readonly<{ from: string; to: string | null; reason: string }>;

/**
 * Whom a route of a school is for: everybody in it, whoever has any role there, or holders of one of these roles. Who
 * has duties only is a member and nothing else.
 */
export type SchoolAudience = 'member' | 'any-role' | 'supervisor' | 'admin' | 'main-admin';

/** Who may call a route. The school kinds need a school and a membership in it. */
export type Audience = 'public' | 'signed-in' | SchoolAudience | 'staff' | 'loopback';

const ROLES: Readonly<Record<Exclude<SchoolAudience, 'member'>, readonly SchoolRole[]>> = {
  'any-role': ['teacher', 'supervisor', 'admin', 'main_admin'],
  supervisor: ['supervisor'],
  admin: ['admin', 'main_admin'],
  'main-admin': ['main_admin'],
};

type Holder = Readonly<{ roles: readonly SchoolRole[]; duties: readonly GivenDuty[] }>;
export type Admitted = Readonly<{ audience: Audience; duties: readonly Duty[] }>;

export function isSchoolAudience(audience: Audience): audience is SchoolAudience {
  return audience === 'member' || audience in ROLES;
}

/** Whether a member of a school is among those whom the audience means. */
export function isOf(audience: SchoolAudience, { roles }: Pick<Holder, 'roles'>): boolean {
  return audience === 'member' || ROLES[audience].some((role) => roles.includes(role));
}

/** Whether a day, YYYY-MM-DD, lies in the suspension of a person. */
export function isSuspendedOn(
  day: string,
  { suspension }: Readonly<{ suspension: Suspension | null }>,
): boolean {
  return suspension !== null && spanHolds(suspension, day);
}

/** The duties that a person has on a day, YYYY-MM-DD. */
export function dutiesOn(day: string, { duties }: Pick<Holder, 'duties'>): Duty[] {
  return duties.filter((given) => spanHolds(given, day)).map(({ duty }) => duty);
}

/** Whether a route lets a member of the school in on a day: by a role, or by a duty that it names. */
export function admits({ audience, duties }: Admitted, holder: Holder, day: string): boolean {
  if (!isSchoolAudience(audience)) return false;
  return isOf(audience, holder) || dutiesOn(day, holder).some((duty) => duties.includes(duty));
}

/** What a route asks for, for the message of a refusal. */
export function neededBy({ audience, duties }: Admitted): string {
  const roles = isSchoolAudience(audience) && audience !== 'member' ? ROLES[audience] : [];
  return [...roles, ...duties.map((duty) => `duty ${duty}`)].join(', ');
}
