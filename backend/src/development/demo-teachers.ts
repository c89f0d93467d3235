import type { SchoolRole } from '../platform/access/access.js';

/** Large enough to be looked around in: the other demo schools stay small, so that empty states are seen. */
export const SCHOOL_TO_LOOK_AROUND_IN = 'aba1001';

/** By their mailboxes. */
export const TEACHERS_OF_ISLAM: readonly string[] = ['ustaz.hakim', 'ustazah.aisyah', 'zulkifli'];

type DemoTeacher = Readonly<{ mailbox: string; displayName: string; roles: readonly SchoolRole[] }>;

/** With `guru@` and `guru2@` they are 24. Every name is invented. */
export const DEMO_TEACHERS: readonly DemoTeacher[] = [
  teacher('rosnah', 'Rosnah binti Hamidon', 'admin'),
  teacher('azman', 'Azman bin Salleh', 'supervisor'),
  teacher('tan.meiling', 'Tan Mei Ling', 'supervisor'),
  teacher('kavitha', 'Kavitha a/p Subramaniam', 'supervisor'),
  teacher('norazlina', 'Norazlina binti Yusof'),
  teacher('hafiz', 'Mohd Hafiz bin Ramli'),
  teacher('lim.weijie', 'Lim Wei Jie'),
  teacher('suresh', 'Suresh a/l Muniandy'),
  teacher('siti.khadijah', 'Siti Khadijah binti Othman'),
  teacher('jenifer', 'Jenifer anak Jugah'),
  teacher('amirul', 'Amirul Hakim bin Zainal'),
  teacher('chong.siewlan', 'Chong Siew Lan'),
  teacher('nurul.huda', 'Nurul Huda binti Ismail'),
  teacher('marlina', 'Marlina binti Majid'),
  teacher('ganesan', 'Ganesan a/l Krishnan'),
  teacher('wong.kahhoe', 'Wong Kah Hoe'),
  teacher('faridah', 'Faridah binti Abdul Rahman'),
  teacher('dayang', 'Dayang Norliza binti Awang Tengah'),
  teacher('zulkifli', 'Zulkifli bin Mat Isa'),
  teacher('priya', 'Priya a/p Chandran'),
  teacher('ustaz.hakim', 'Abdul Hakim bin Shamsuddin'),
  teacher('ustazah.aisyah', 'Aisyah binti Mokhtar'),
];

function teacher(mailbox: string, displayName: string, ...more: readonly SchoolRole[]): DemoTeacher {
  return { mailbox, displayName, roles: ['teacher', ...more] };
}
