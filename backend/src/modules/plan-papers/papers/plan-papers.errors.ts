import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';

/** More than a person can teach in the span is no paper. */
export const MOST_PLANS: Readonly<Record<'pdf' | 'docx' | 'template', number>> = {
  pdf: 2_000,
  docx: 400,
  template: 400,
};
export const MOST_PLANS_A_WEEK = 200;

export class NothingOnPaperError extends NotFoundError {
  constructor() {
    super('A lesson plan of these days');
  }
}

export class TooMuchOnPaperError extends ValidationError {
  constructor(most: number) {
    super([{ field: 'to', message: `leaves more than ${most} lesson plans; ask for fewer days` }]);
  }
}
