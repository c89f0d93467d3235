export { CalendarModule } from './calendar.module.js';
export { type SessionCalendar, SessionCalendars } from './days/session-calendars.js';
