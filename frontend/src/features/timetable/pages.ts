import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const timetablePages: readonly Page[] = [
  {
    path: paths.timetable,
    title: 'Jadual mengajar',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./timetable-screen')).TimetableScreen,
    rail: { section: 'planning', icon: 'calendar-clock' },
    letter: 'j',
    words: 'jadual waktu guru kelas bilik versi draf',
  },
];
