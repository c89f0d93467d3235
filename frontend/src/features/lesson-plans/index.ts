export { type LessonPlan, planTitle } from './plan';
export { planAddress } from './plan-address';
export { planKind } from './plan-kind';
export { lessonPlansKey, plansBetweenQuery, plansQuery } from './queries';
