export { activitiesOf, lengthOf } from './domain/lesson-steps.js';
export { LessonPlansModule } from './lesson-plans.module.js';
export { LessonPlansService } from './lesson-plans.service.js';
export { PLAN_PARTS, PLAN_TEMPLATE } from './plan-form-settings.js';
export { ReflectionsService } from './reflections/reflections.service.js';
export { ReflectionReminders } from './reminders/reflection-reminders.service.js';
export { SamplesService } from './samples/samples.service.js';
export { MyWeek } from './week/my-week.service.js';
