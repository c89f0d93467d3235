export { LessonPlansModule } from './lesson-plans.module.js';
