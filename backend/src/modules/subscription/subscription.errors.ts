import { AppError } from '../../platform/errors/app-error.js';
import type { ExtensionRefusal } from './domain/extension.js';
import type { IntervalFact } from './domain/fact.js';

/** Nothing runs that could end, or it is cancelled already. */
export class CancellationNotPossibleError extends AppError {
  constructor() {
    super('CANCELLATION_NOT_POSSIBLE', 409, 'There is no running subscription that is not cancelled yet.');
  }
}

export class WithdrawalNotPossibleError extends AppError {
  constructor() {
    super('WITHDRAWAL_NOT_POSSIBLE', 409, 'There is no cancellation that can still be taken back.');
  }
}

export class ExtensionRefusedError extends AppError {
  constructor(refusal: ExtensionRefusal) {
    if (refusal === 'MOVED') super('GRACE_HAS_MOVED', 409, 'Somebody has moved the end of grace meanwhile.');
    else super('NOTHING_TO_EXTEND', 409, 'Grace is extended from 30 days before coverage ends.');
  }
}

export class NoOpenIntervalError extends AppError {
  constructor(kind: IntervalFact['kind']) {
    super('NOTHING_TO_END', 409, `No ${kind} is running.`);
  }
}

export class PlanUnknownError extends AppError {
  constructor(planCode: string) {
    super('PLAN_NOT_FOUND', 404, `Plan "${planCode}" is not sold.`);
  }
}

/** `reason`: why there is nothing to upgrade. */
export class UpgradeNotPossibleError extends AppError {
  constructor(reason: 'NO_RUNNING_TERM' | 'NOT_A_GREATER_PLAN') {
    super('UPGRADE_NOT_POSSIBLE', 409, 'The running term cannot be upgraded to this plan.', { reason });
  }
}

export class PolicyInThePastError extends AppError {
  constructor() {
    super(
      'POLICY_IN_THE_PAST',
      400,
      'A policy takes effect at a midnight to come: the past stays as it was.',
      {
        fields: [{ field: 'effectiveFrom', message: 'must not be in the past' }],
      },
    );
  }
}
