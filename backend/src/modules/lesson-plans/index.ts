export { LessonPlansModule } from './lesson-plans.module.js';
export { type FoundPlan, PlanSearch } from './plan-search.js';
export { SamplesService } from './samples/samples.service.js';
