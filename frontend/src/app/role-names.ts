import type { SchoolRole } from './navigation/navigation-input';

export const roleNames: Record<SchoolRole, string> = {
  teacher: 'Guru',
  supervisor: 'Penyelia',
  admin: 'Pentadbir sekolah',
  main_admin: 'Admin Utama',
};
