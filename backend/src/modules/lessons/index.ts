export {
  type Fate,
  lessonsOfPeriods,
  type OwnLessonOf,
  ownLesson,
  type Period,
} from './domain/lesson.js';
export { Lessons, type LessonWithPlan } from './lessons.js';
export { LessonsModule } from './lessons.module.js';
export {
  type Lesson,
  type LessonsOfPersons,
  type PlanStanding,
  PlansOfLessons,
  type SentPlanOfLesson,
} from './plans-of-lessons.js';
export { type ReliefLesson, ReliefLessons } from './relief-lessons.js';
