import type { Tile } from '../../school/tiles';
import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const calendarEventPages: readonly Page[] = [
  {
    path: paths.schoolEvents,
    title: 'Takwim tahunan',
    host: 'school',
    access: 'auth',
    layout: 'school',
    isOfSession: true,
    load: async () => (await import('./calendar-events-screen')).CalendarEventsScreen,
    rail: { section: 'calendar', icon: 'calendar-range' },
    letter: 't',
    words: 'aktiviti program acara jadual sekolah',
  },
];

export const calendarEventTiles: readonly Tile[] = [
  {
    page: paths.dashboard,
    order: 45,
    width: 'narrow',
    load: async () => (await import('./tiles/day-today')).DayToday,
  },
];
