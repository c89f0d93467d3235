import type { SchoolRole } from '../../platform/access/access.js';
import { RoleRequiredError } from '../../platform/errors/errors.js';

export const SCHOOL_ROLES: readonly SchoolRole[] = ['teacher', 'supervisor', 'admin', 'main_admin'];

/** As mails say them. */
export const ROLE_NAMES: Readonly<Record<SchoolRole, string>> = {
  teacher: 'guru',
  supervisor: 'penyelia',
  admin: 'pentadbir sekolah',
  main_admin: 'Admin Utama',
};

/** Whom the teacher limit of a plan counts. */
export const COUNTED_ROLE: SchoolRole = 'teacher';

/** Only a main administrator makes, changes or removes one. */
export function refuseUnlessMainAdmin(actor: SchoolRole, ...touched: readonly SchoolRole[]): void {
  if (touched.includes('main_admin') && actor !== 'main_admin') throw new RoleRequiredError('main_admin');
}
