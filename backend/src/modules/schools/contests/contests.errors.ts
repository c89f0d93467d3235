import { AppError } from '../../../platform/errors/app-error.js';
import { NotFoundError } from '../../../platform/errors/errors.js';

export class ContestNotFoundError extends NotFoundError {
  constructor() {
    super('The contest');
  }
}

export class ContestOpenError extends AppError {
  constructor() {
    super('CONTEST_OPEN', 409, 'You contest this code already: the answer comes by mail.');
  }
}

export class ContestAnsweredError extends AppError {
  constructor() {
    super('CONTEST_ANSWERED', 409, 'This contest has been answered already.');
  }
}

/** A school that has paid is somebody's, whose address is not taken away by a press. */
export class SchoolHasPaidError extends AppError {
  constructor() {
    super('SCHOOL_HAS_PAID', 409, 'The code of a school that has paid is not released.');
  }
}

export class CodeReleasedError extends AppError {
  constructor() {
    super('CODE_RELEASED', 409, 'The school does not have this code any more.');
  }
}
