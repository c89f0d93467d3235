import type { SchoolRole } from '../api/role-names';

/** What a person is in the school: the highest of their roles, and all of them. */
export type Roles = { role: SchoolRole; roles: readonly SchoolRole[] };

/** Verifies what others have written. */
export function supervises({ roles }: Pick<Roles, 'roles'>): boolean {
  return roles.includes('supervisor');
}

/** Looks after the school's people, its subscription and what everybody sees. */
export function administers({ role }: { role: SchoolRole }): boolean {
  return role === 'admin' || role === 'main_admin';
}
