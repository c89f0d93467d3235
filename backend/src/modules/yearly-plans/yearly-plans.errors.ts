import { AppError } from '../../platform/errors/app-error.js';

export const PLAN_NOUN = 'yearly plan';
export const ROW_NOUN = 'yearly plan row';

/** Rows are not as they were read. `rowIds`: which; one that is gone is among them. */
export class PlanRowsChangedError extends AppError {
  constructor(rowIds: readonly string[]) {
    super('PLAN_ROWS_CHANGED', 409, 'Rows of the plan were changed in the meantime.', { rowIds });
  }
}

export class PlanFullError extends AppError {
  constructor(most: number) {
    super('PLAN_FULL', 409, `A yearly plan has ${most} rows at most.`, { most });
  }
}

/** It was verified: it is written on once an amendment is begun. */
export class YearlyPlanSealedError extends AppError {
  constructor() {
    super('YEARLY_PLAN_SEALED', 409, 'The yearly plan is verified: begin an amendment to write on.');
  }
}

/** It was proposed to nobody, withdrawn, or answered. */
export class NotProposedError extends AppError {
  constructor() {
    super('NOT_PROPOSED', 409, 'The plan does not wait for an answer.');
  }
}
