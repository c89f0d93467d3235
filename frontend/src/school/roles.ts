import type { SchoolRole } from '../api/role-names';

/** Looks after the school's people, its subscription and what everybody sees. */
export function administers({ role }: { role: SchoolRole }): boolean {
  return role === 'admin' || role === 'main_admin';
}
