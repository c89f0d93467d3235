export { Curriculum } from './curriculum.js';
export { CurriculumModule } from './curriculum.module.js';
export type { LearningStandard } from './domain/learning-standard.js';
export type { Edition } from './editions/editions.repository.js';
export { CurriculumSample } from './sample.service.js';
