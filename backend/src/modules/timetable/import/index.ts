export { type ReadTimetable, readTimetable, type TimetableReading } from './read-timetable.js';
export { TIMETABLE_REFUSALS, type TimetableRefusal } from './refusal-sentences.js';
