export { readTimetable } from './read-timetable.js';
export { TIMETABLE_REFUSALS, type TimetableRefusal } from './refusal-sentences.js';
