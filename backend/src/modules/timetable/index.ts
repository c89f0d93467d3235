export { TimetableModule } from './timetable.module.js';
