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

/** Who may call a route. The school kinds need a school and a membership in it. */
export type Audience =
  | 'public'
  | 'signed-in'
  | 'member'
  | 'supervisor'
  | 'admin'
  | 'main-admin'
  | 'staff'
  | 'loopback';

export const SCHOOL_AUDIENCES: Readonly<Partial<Record<Audience, readonly SchoolRole[]>>> = {
  member: ['teacher', 'supervisor', 'admin', 'main_admin'],
  supervisor: ['supervisor'],
  admin: ['admin', 'main_admin'],
  'main-admin': ['main_admin'],
};
