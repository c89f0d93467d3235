import { AppError } from '../../platform/errors/app-error.js';

export const CLASS_NOUN = 'class';
export const SUBJECT_NOUN = 'subject';
export const SET_NOUN = 'teaching set';

/** Sets are taught to it: they are given other classes, or deleted, first. `sets`: how many. */
export class ClassInUseError extends AppError {
  constructor(sets: number) {
    super('CLASS_IN_USE', 409, `The class is taught in ${sets} teaching sets.`, { sets });
  }
}

/** A set is taught to a group that the class was to have no more. */
export class ClassGroupInUseError extends AppError {
  constructor(groupIds: readonly string[]) {
    super('CLASS_GROUP_IN_USE', 409, 'A group that was left out is taught in a teaching set.', { groupIds });
  }
}

export class SubjectInUseError extends AppError {
  constructor(sets: number) {
    super('SUBJECT_IN_USE', 409, `The subject is taught in ${sets} teaching sets.`, { sets });
  }
}
