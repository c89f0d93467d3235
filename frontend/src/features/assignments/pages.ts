import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const assignmentPages: readonly Page[] = [
  {
    path: paths.assignments,
    title: 'Penugasan',
    host: 'school',
    access: 'admin',
    layout: 'school-admin',
    isOfSession: true,
    load: async () => (await import('./assignments-screen')).AssignmentsScreen,
    rail: { section: 'school', icon: 'table-2' },
    isDense: () => true,
    words: 'tugas guru subjek kelas waktu beban agihan',
  },
];
