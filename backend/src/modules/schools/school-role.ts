import type { SchoolRole } from '../../platform/access/access.js';
import { RoleRequiredError } from '../../platform/errors/errors.js';

/** From the lowest to the highest. */
export const SCHOOL_ROLES: readonly SchoolRole[] = ['teacher', 'supervisor', 'admin', 'main_admin'];

/** As mails say them. */
export const ROLE_NAMES: Readonly<Record<SchoolRole, string>> = {
  teacher: 'guru',
  supervisor: 'penyelia',
  admin: 'pentadbir sekolah',
  main_admin: 'Admin Utama',
};

/** Whom the teacher limit of a plan counts: everybody with this role, whatever else they are. */
export const COUNTED_ROLE: SchoolRole = 'teacher';

/** Each once, from the lowest to the highest. */
export function orderedRoles(roles: readonly SchoolRole[]): SchoolRole[] {
  return SCHOOL_ROLES.filter((role) => roles.includes(role));
}

/** What a person is in the school, for a sentence; without any role, somebody with duties only. */
export function wordsOfRoles(roles: readonly SchoolRole[]): string {
  const names = orderedRoles(roles).map((role) => ROLE_NAMES[role]);
  const last = names.pop() ?? 'kakitangan sekolah';
  return names.length > 0 ? `${names.join(', ')} dan ${last}` : last;
}

/** The roles of somebody whose one role is named anew: what is told of the person already changes nothing. */
export function rolesWhenNamed(
  member: Readonly<{ role: SchoolRole; roles: readonly SchoolRole[] }>,
  role: SchoolRole,
): readonly SchoolRole[] {
  return member.roles.includes(role) && member.role === role ? member.roles : [role];
}

/** Only a main administrator makes, changes or removes one. */
export function refuseUnlessMainAdmin(actor: readonly SchoolRole[], touched: readonly SchoolRole[]): void {
  if (touched.includes('main_admin') && !actor.includes('main_admin'))
    throw new RoleRequiredError('main_admin');
}
