export { Classes } from './classes.js';
export { ClassesModule } from './classes.module.js';
export type { SchoolClass } from './school-classes/school-classes.repository.js';
export { SchoolClassesService } from './school-classes/school-classes.service.js';
export { SubjectsService } from './subjects/subjects.service.js';
export type { TeachingSet } from './teaching-sets/teaching-sets.repository.js';
export { TeachingSetsService } from './teaching-sets/teaching-sets.service.js';
