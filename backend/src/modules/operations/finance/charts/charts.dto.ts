import type { DunningStep } from './dunning.read-model.js';

/** What is owed of coverage that ended in a week. */
export class AgedWeekDto {
  /** Monday, YYYY-MM-DD; null of everything before the first week */
  from: string | null;

  /** Sunday, YYYY-MM-DD */
  to: string;

  schools: number;

  /** A further term of each, by what the school has of it now */
  graceSen: number;

  limitedSen: number;

  lockedSen: number;
}

export class AgedWeeksDto {
  /** Oldest first; together they are all that is owed */
  weeks: AgedWeekDto[];
}

export class DunningStepDto {
  step: DunningStep;

  schools: number;
}

export class DunningDto {
  /** Of the schools whose coverage ended within 90 days; each step holds those after it */
  steps: DunningStepDto[];
}

export class FailureReasonDto {
  /** e.g. billplz */
  provider: string;

  /** e.g. Maybank; none where the provider did not name it */
  bank: string;

  /** In the bank's words; none where it said nothing */
  reason: string;

  payments: number;

  schools: number;
}

export class FailuresDto {
  /** Of payments that failed within 90 days, the most frequent first */
  failures: FailureReasonDto[];
}
