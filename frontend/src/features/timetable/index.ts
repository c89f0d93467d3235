export { timetableSetup } from './timetable-setup';
