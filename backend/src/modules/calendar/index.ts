export { CalendarModule } from './calendar.module.js';
export { BellSchedulesService } from './days/bell-schedules.service.js';
export { CalendarEntriesService } from './days/calendar-entries.service.js';
export { type SessionCalendar, SessionCalendars } from './days/session-calendars.js';
export type { EntryContent } from './domain/calendar-entry.js';
export type { EventEffect, EventUnit } from './domain/calendar-event.js';
export { type DayPlan, dayPlan, usualBell } from './domain/day-plan.js';
export { isSpecialDay, namesOfReasons, usualCalendar } from './domain/day-reasons.js';
export type { FeedItem } from './domain/feed.js';
export { schoolDayFrom } from './domain/held-days.js';
export { type LessonWeek, lessonWeeksOf } from './domain/lesson-weeks.js';
export {
  type BellDay,
  type BellRow,
  type SchoolCalendar,
  weekStartOfCalendar,
} from './domain/school-calendar.js';
export { toldDaysOf, unusualDay } from './domain/school-days.js';
export { numberOfWeek, weekAt, weeksOf } from './domain/school-weeks.js';
export { CalendarEventsService } from './events/calendar-events.service.js';
export { type FeedAsked, FeedSource } from './feeds/feed-source.js';
export { OfficialYearsService } from './official/official-years.service.js';
export { type TouchAsked, type TouchedLine, TouchedSource } from './touched/touched-source.js';
