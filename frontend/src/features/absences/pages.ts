import type { Tile } from '../../school/tiles';
import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const absencePages: readonly Page[] = [
  {
    path: paths.absences,
    title: 'Ketiadaan',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./absences-screen')).AbsencesScreen,
    rail: { section: 'school', icon: 'calendar-off' },
    words: 'tidak hadir cuti',
  },
];

export const absenceTiles: readonly Tile[] = [
  {
    page: paths.adminDashboard,
    order: 10,
    width: 'narrow',
    load: async () => (await import('./absent-today')).AbsentToday,
    fetch: async () => (await import('./absent-today')).fetchAbsentToday(),
  },
];
