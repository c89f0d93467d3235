import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const calendarPages: readonly Page[] = [
  {
    path: paths.academicCalendar,
    title: 'Kalendar akademik',
    host: 'school',
    access: 'auth',
    layout: 'school',
    isOfSession: true,
    load: async () => (await import('./academic-calendar-screen')).AcademicCalendarScreen,
    rail: { section: 'calendar', icon: 'calendar' },
    letter: 'k',
    words: 'cuti minggu persekolahan penggal hari ganti',
  },
];
