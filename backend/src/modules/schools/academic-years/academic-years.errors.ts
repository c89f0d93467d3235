import { AppError } from '../../../platform/errors/app-error.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';

export const YEAR_NOUN = 'academic year';

export class AcademicYearNotFoundError extends RecordNotFoundError {
  constructor() {
    super(YEAR_NOUN);
  }
}

/** What belongs to it can be read and not changed. */
export class AcademicYearClosedError extends AppError {
  constructor(name: string) {
    super('ACADEMIC_YEAR_CLOSED', 409, `The academic year ${name} is closed: it can only be read.`, { name });
  }
}

/** Somebody still teaches in it. */
export class AcademicYearRunningError extends AppError {
  constructor(lastDay: string) {
    super('ACADEMIC_YEAR_RUNNING', 409, `An academic year is closed after its last day, ${lastDay}.`, {
      lastDay,
    });
  }
}
