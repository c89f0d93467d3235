export { type LessonPlan, planTitle } from './plan';
export { planAddress } from './plan-address';
export { lessonPlansKey, plansBetweenQuery, plansQuery } from './queries';
