import type { SubscriptionStatusDto } from './subscription.dto.js';

/** One thing that happened. What a kind of fact does not have is null. */
export class ExplainedFactDto {
  kind:
    | 'payment-succeeded'
    | 'payment-pending'
    | 'payment-failed'
    | 'payment-abandoned'
    | 'refund'
    | 'dispute-opened'
    | 'dispute-won'
    | 'dispute-lost'
    | 'trial-granted'
    | 'extension'
    | 'cancellation'
    | 'suspension'
    | 'enforcement-off';

  /** ISO 8601 with offset, by the clock of whoever made the fact. */
  at: string;

  provider: string | null;

  amountSen: number | null;

  termMonths: number | null;

  days: number | null;

  reason: string | null;

  /** The first instant without coverage once this fact counts. */
  coverageEnd: string | null;
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

  facts: ExplainedFactDto[];
}
