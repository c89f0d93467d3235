import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const calendarEventPages: readonly Page[] = [
  {
    path: paths.schoolEvents,
    title: 'Takwim tahunan',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./calendar-events-screen')).CalendarEventsScreen,
    rail: { section: 'calendar', icon: 'calendar-range' },
    letter: 't',
    words: 'aktiviti program acara jadual sekolah',
  },
];
