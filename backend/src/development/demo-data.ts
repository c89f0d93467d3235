import type { SchoolProfile } from '../modules/schools/index.js';
import type { SchoolRole, StaffRole } from '../platform/access/access.js';

/** What the subscription of a demo school looks like on the day it is seeded. */
export type DemoState =
  | Readonly<{ kind: 'paid'; daysLeft: number }>
  | Readonly<{ kind: 'trial'; daysLeft: number }>;

export type DemoSchool = Readonly<{ code: string; name: string; state: DemoState; profile: SchoolProfile }>;

export const DEMO_PASSWORD = 'Cikgu#2026';

function profile(
  schoolType: SchoolProfile['schoolType'],
  state: SchoolProfile['state'],
  ppd: string,
  teacherCount: number,
): SchoolProfile {
  return { schoolType, state, ppd, teacherCount };
}

export const DEMO_PROFILE: SchoolProfile = profile('sk', '10', 'PPD Contoh Barat', 40);

// A negative number of days left: expired so long ago. Grace is 14 days, limited 14 more.
export const DEMO_SCHOOLS: readonly DemoSchool[] = [
  {
    code: 'aba1001',
    name: 'SK Seri Contoh',
    state: { kind: 'paid', daysLeft: 200 },
    profile: profile('sk', '08', 'PPD Contoh Utara', 42),
  },
  {
    code: 'bbb2002',
    name: 'SMK Taman Contoh',
    state: { kind: 'paid', daysLeft: -4 },
    profile: profile('smk', '10', 'PPD Contoh Barat', 58),
  },
  {
    code: 'cba3003',
    name: 'SK Bukit Contoh',
    state: { kind: 'paid', daysLeft: -20 },
    profile: profile('sk', '06', 'PPD Contoh Timur', 24),
  },
  {
    code: 'jba4004',
    name: 'SMK Kampung Contoh',
    state: { kind: 'paid', daysLeft: -40 },
    profile: profile('smk', '01', 'PPD Contoh Selatan', 51),
  },
  {
    code: 'kba5005',
    name: 'SK Sungai Contoh',
    state: { kind: 'trial', daysLeft: 20 },
    profile: profile('sk', '02', 'PPD Contoh Kota', 30),
  },
  {
    code: 'abca001',
    name: 'SJKC Contoh',
    state: { kind: 'paid', daysLeft: 3 },
    profile: profile('sjkc', '08', 'PPD Contoh Utara', 36),
  },
];

export const DEMO_PEOPLE: readonly Readonly<{ mailbox: string; role: SchoolRole; displayName: string }>[] = [
  { mailbox: 'adminutama', role: 'main_admin', displayName: 'Admin Utama' },
  { mailbox: 'admin', role: 'admin', displayName: 'Pentadbir Sekolah' },
  { mailbox: 'penyelia', role: 'supervisor', displayName: 'Penyelia' },
  { mailbox: 'guru', role: 'teacher', displayName: 'Cikgu Satu' },
  { mailbox: 'guru2', role: 'teacher', displayName: 'Cikgu Dua' },
];

/** The launcher's hosted backend has a fixed code for it; see infra/local/product/hosted-backend-part.ts. */
export const DEMO_PHONES: Readonly<Record<string, string>> = { 'guru@aba1001.test': '60120000001' };

export const DEMO_STAFF: readonly Readonly<{ email: string; role: StaffRole }>[] = [
  { email: 'operator@rekod.test', role: 'operator' },
  { email: 'kewangan@rekod.test', role: 'finance' },
];
