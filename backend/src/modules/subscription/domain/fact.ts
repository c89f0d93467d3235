/** Epoch milliseconds by the clock of whoever made the fact: the provider, the operator, the school. */
type Instant = number;

type OfPayment<Kind extends string> = Readonly<{
  kind: Kind;
  provider: string;
  /** The bill, bill code, payment intent or purchase: whatever the provider's events of one payment share. */
  paymentId: string;
  at: Instant;
}>;

/**
 * Plan and term come from our invoice, never from the provider. A manual payment has provider 'manual'.
 * An upgrade has no months: it buys the plan for what was covered when it was quoted, up to `upgradesUntil`.
 */
export type PaymentSucceeded = OfPayment<'payment-succeeded'> &
  Readonly<{
    amountSen: number;
    planCode: string;
    /** How many teachers the plan holds: of two plans the greater is the one that holds more. */
    teacherLimit: number;
    termMonths: number;
    upgradesUntil: Instant | null;
    /** Since when nothing of it counts any more, as billing folds refunds and disputes; null while a part does. */
    goneAt: Instant | null;
  }>;

/** What was given back or disputed, for whoever asks why: what it takes stands as `goneAt` beside the success. */
export type Refund = OfPayment<'refund' | 'refund-pending' | 'refund-failed' | 'refund-cancelled'> &
  Readonly<{ refundId: string; amountSen: number | null }>;
export type Dispute = OfPayment<'dispute-opened' | 'dispute-lost' | 'dispute-won' | 'dispute-withdrawn'> &
  Readonly<{ disputeId: string | null; amountSen: number | null }>;

/** `orderEndsAt`: from then on its order asks for no money, whatever the bank may still say of it. */
export type PaymentPending = OfPayment<'payment-pending'> & Readonly<{ orderEndsAt: Instant | null }>;

export type PaymentFact =
  | PaymentSucceeded
  | Refund
  | Dispute
  | PaymentPending
  | OfPayment<'payment-failed'>
  | OfPayment<'payment-abandoned'>;

export type TrialGranted = Readonly<{ kind: 'trial-granted'; id: string; at: Instant; days: number }>;

/**
 * Moves the grace end of the episode in force at its time, and what follows, by so many days; never E.
 * The episode in force is the E that all points up to that instant add up to. The days count from where the
 * grace end was, even when it has passed: reopening a locked school takes enough days to reach today.
 */
export type Extension = Readonly<{
  kind: 'extension';
  id: string;
  at: Instant;
  days: number;
  reason: string;
  by: string;
}>;

export type Cancellation = Readonly<{
  kind: 'cancellation';
  id: string;
  at: Instant;
  mode: 'end-of-term' | 'immediate';
}>;

/** Takes back the cancellation before it. */
export type CancellationWithdrawn = Readonly<{ kind: 'cancellation-withdrawn'; id: string; at: Instant }>;

/** What the school wants of its next term: the newest choice, until a term is bought after it. */
export type PlanChoice = Readonly<{ kind: 'plan-choice'; id: string; at: Instant; planCode: string }>;

/** Half-open, at its own instants. It is ended by a second fact of the same id that carries `until`. */
export type IntervalFact = Readonly<{
  kind: 'suspension' | 'enforcement-off';
  id: string;
  from: Instant;
  until: Instant | null;
}>;

export type SubscriptionFact =
  | PaymentFact
  | TrialGranted
  | Extension
  | Cancellation
  | CancellationWithdrawn
  | PlanChoice
  | IntervalFact;

export type FactOf<Kind extends SubscriptionFact['kind']> = Extract<
  SubscriptionFact,
  { readonly kind: Kind }
>;

export function factsOf<Kind extends SubscriptionFact['kind']>(
  facts: readonly SubscriptionFact[],
  kind: Kind,
): FactOf<Kind>[] {
  return facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);
}
