export { ClassesModule } from './classes.module.js';
export { classesByPattern } from './domain/class-names.js';
export type { GradeLevel } from './domain/grade-level.js';
export { starterSubjects } from './domain/starter-subjects.js';
export type { SubjectContent } from './domain/subject.js';
export { OfYearQueryDto } from './school-classes/school-classes.dto.js';
export { SchoolClassesService } from './school-classes/school-classes.service.js';
export { SubjectsService } from './subjects/subjects.service.js';
export { TeachingSetsService } from './teaching-sets/teaching-sets.service.js';
