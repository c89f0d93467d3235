import type { components } from './schema';

export type SchoolRole = components['schemas']['MembershipDto']['role'];

/** What a person is called by their role, the least first. */
export const roleNames: Record<SchoolRole, string> = {
  teacher: 'Guru',
  supervisor: 'Penyelia',
  admin: 'Pentadbir sekolah',
  main_admin: 'Admin Utama',
};
