export {
  isComplete,
  LESSON_PLAN,
  type LessonPlan,
  type LessonPlanContent,
  LONGEST_NAME,
} from '../domain/lesson-plan.js';
export { activitiesOf, lengthOf, minutesPlanned, stepMarks, stepsOf } from '../domain/lesson-steps.js';
export { clock, timesOf } from '../domain/lesson-times.js';
export { MOST_ATTACHMENTS } from '../domain/plan-attachment.js';
export { type PlanningPart, planningPartOf } from '../domain/plan-versions.js';
export {
  type LessonResult,
  type LessonStatus,
  notMastered,
  type ReflectionContent,
} from '../domain/reflection.js';
export type { WeekLesson } from '../domain/week-lessons.js';
