export { CalendarModule } from './calendar.module.js';
export { BellSchedulesService } from './days/bell-schedules.service.js';
export { CalendarEntriesService } from './days/calendar-entries.service.js';
export { type SessionCalendar, SessionCalendars } from './days/session-calendars.js';
export type { EntryContent } from './domain/calendar-entry.js';
export type { EventEffect, EventUnit } from './domain/calendar-event.js';
export { usualBell } from './domain/day-plan.js';
export type { BellDay, BellRow } from './domain/school-calendar.js';
export { CalendarEventsService } from './events/calendar-events.service.js';
