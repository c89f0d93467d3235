import type { SubscriptionStatusDto } from '../subscription.dto.js';

/** One thing that happened. What a kind of fact does not have is null. */
export class ExplainedFactDto {
  kind:
    | 'payment-succeeded'
    | 'payment-pending'
    | 'payment-failed'
    | 'payment-abandoned'
    | 'refund'
    | 'refund-pending'
    | 'refund-failed'
    | 'refund-cancelled'
    | 'dispute-opened'
    | 'dispute-withdrawn'
    | 'dispute-won'
    | 'dispute-lost'
    | 'trial-granted'
    | 'extension'
    | 'cancellation'
    | 'cancellation-withdrawn'
    | 'plan-choice'
    | 'suspension'
    | 'enforcement-off';

  /** ISO 8601 with offset, by the clock of whoever made the fact. */
  at: string;

  provider: string | null;

  amountSen: number | null;

  /** 0 of an upgrade. */
  termMonths: number | null;

  /** What was bought or chosen, e.g. t60. */
  planCode: string | null;

  days: number | null;

  reason: string | null;

  /** Where a suspension or a pause of enforcement ends. */
  until: string | null;

  /** The first instant without coverage once this fact counts. */
  coverageEnd: string | null;
}

export class ExplainedPolicyDto {
  /** For whom it is: everybody, the schools of a plan, or this school alone. */
  scope: 'general' | 'plan' | 'school';

  graceDays: number;

  limitedDays: number;

  /** null of the one that has always been. */
  effectiveFrom: string | null;
}

export class ExplanationDto {
  now: string;

  /** The rule that now reaches, as the engine names it. */
  rule: string;

  subscriptionStatus: SubscriptionStatusDto['subscriptionStatus'];

  restrictionLevel: SubscriptionStatusDto['restrictionLevel'];

  expiresAt: string | null;

  gracePeriodEnd: string | null;

  /** The first instant of the lock. */
  limitedEnd: string | null;

  /** What governs grace and the limited time after coverage. */
  policy: ExplainedPolicyDto;

  facts: ExplainedFactDto[];
}
