export { type ClassGoing, classGoing, type SetTold, setChanged, setGoing } from './classes.events.js';
export { ClassesModule } from './classes.module.js';
export { classesByPattern } from './domain/class-names.js';
export { classKey, className, classWords } from './domain/class-words.js';
export { closestSet, type PlanWords } from './domain/closest-set.js';
export { endsSchool, GRADE_LEVELS, type GradeLevel, levelName } from './domain/grade-level.js';
export type { DecidedClass } from './domain/next-classes.js';
export { starterSubjects, subjectNamed } from './domain/starter-subjects.js';
export {
  CURRICULA,
  type Curriculum,
  LANGUAGES,
  type Language,
  type SubjectContent,
} from './domain/subject.js';
export { type SetContent, type SetPart, teachesOn } from './domain/teaching-set.js';
export { ClassesPart } from './roll-over/classes-part.js';
export type { SchoolClass } from './school-classes/school-classes.repository.js';
export { SchoolClassesService } from './school-classes/school-classes.service.js';
export { SubjectsService } from './subjects/subjects.service.js';
export { TableOfYearQueryDto, TableQueryDto } from './tables/class-tables.dto.js';
export { type SetOfYear, type TaughtSet, TaughtSets } from './teaching-sets/taught-sets.js';
export { TEACHER_PERIODS } from './teaching-sets/teacher-periods.js';
export { SetPartDto, SetTeacherDto } from './teaching-sets/teaching-sets.dto.js';
export { TeachingSetsService } from './teaching-sets/teaching-sets.service.js';
