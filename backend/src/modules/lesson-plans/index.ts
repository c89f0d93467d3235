export { LessonPlansModule } from './lesson-plans.module.js';
export { SamplesService } from './samples/samples.service.js';
