export { calendarSetup } from './calendar-setup';
