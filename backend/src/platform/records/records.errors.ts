import { AppError } from '../errors/app-error.js';
import { NotFoundError } from '../errors/errors.js';

/** `noun`: in lower case, e.g. lesson plan. */
export class RecordNotFoundError extends NotFoundError {
  constructor(noun: string) {
    super(`The ${noun}`);
  }
}

/** e.g. LESSON_PLAN_CONFLICT. `current`: the record as it stands, in the shape of a reply. */
export class RecordConflictError extends AppError {
  constructor(noun: string, current: object) {
    super(`${codeOf(noun)}_CONFLICT`, 409, `The ${noun} was changed in the meantime.`, { current });
  }
}

/** e.g. LESSON_PLAN_ID_TAKEN. Says nothing of the record that holds the id: it is not the caller's. */
export class RecordIdTakenError extends AppError {
  constructor(noun: string) {
    super(`${codeOf(noun)}_ID_TAKEN`, 409, 'This id is not free: choose another one.');
  }
}

/** e.g. TOO_MANY_BLOCKS. `several`: what there are too many of. */
export class TooManyRecordsError extends AppError {
  constructor([most, several]: readonly [count: number, several: string], whose: 'person' | 'school') {
    super(`TOO_MANY_${codeOf(several)}`, 409, `A ${whose} has ${most} ${several} at most.`, { most });
  }
}

function codeOf(noun: string): string {
  return noun.toUpperCase().replaceAll(' ', '_');
}
