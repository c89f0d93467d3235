import { AppError } from '../../../platform/errors/app-error.js';

export const ROLL_OVER_NOUN = 'roll over';

/** Rows still ask for a decision. `undecided`: how many. */
export class RollOverUndecidedError extends AppError {
  constructor(undecided: number) {
    super('ROLL_OVER_UNDECIDED', 409, `${undecided} rows wait for a decision.`, { undecided });
  }
}

/** The session stands: it is taken back before anything of its proposal is changed. */
export class RollOverAppliedError extends AppError {
  constructor(name: string) {
    super('ROLL_OVER_APPLIED', 409, `The academic year ${name} was opened.`, { name });
  }
}

/** Something of the new session is in use. `used`: names, by part. */
export class RollOverUsedError extends AppError {
  constructor(used: Readonly<Record<string, readonly string[]>>) {
    super('ROLL_OVER_USED', 409, 'Something of the new academic year is in use.', { used });
  }
}
