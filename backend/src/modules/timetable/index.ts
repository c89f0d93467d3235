export { PromiseSource } from './claims/promise-source.js';
export { Promises } from './claims/promises.js';
export type { LostPromise, Promised, PromiseTime } from './domain/promises.js';
export type { LessonContent } from './domain/timetable-lesson.js';
export { LessonsOfPeople } from './lessons/lessons-of-people.js';
export { withCancelled } from './lessons/timetable-feed.js';
export { TimetableLessonsService } from './lessons/timetable-lessons.service.js';
export type { TaughtPeriod } from './lessons/told-lessons.js';
export {
  type PersonalTimetableAdopted,
  personalTimetableAdopted,
} from './personal/personal-timetable.events.js';
export { TimetableModule } from './timetable.module.js';
export { PublicationsService } from './versions/publications.service.js';
export { TimetablesService } from './versions/timetables.service.js';
