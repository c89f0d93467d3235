import type { Page } from '../../site/page';
import { paths } from '../../site/paths';
import { parameters, schoolView } from './timetable-address';

export const timetablePages: readonly Page[] = [
  {
    path: paths.timetable,
    title: 'Jadual mengajar',
    host: 'school',
    access: 'auth',
    layout: 'school',
    isOfSession: true,
    load: async () => (await import('./timetable-screen')).TimetableScreen,
    rail: { section: 'planning', icon: 'calendar-clock' },
    letter: 'j',
    isDense: (search) => search.get(parameters.view) === schoolView,
    words: 'waktu guru kelas bilik versi draf',
  },
];
