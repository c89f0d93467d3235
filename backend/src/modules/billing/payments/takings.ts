import { type DisputeFact, isDispute, isRefund, type PaymentFact, type RefundFact } from './payment-fact.js';

/**
 * One refund, whatever was told of it and in whatever order: that it failed or was cancelled is the last word.
 * `amountSen`: the largest that was told of it as done. `since`: first told as done. `undoneAt`: first told as failed
 * or cancelled.
 */
type Refund = Readonly<{
  id: string;
  state: 'pending' | 'done' | 'failed' | 'cancelled';
  amountSen: number;
  since: number | null;
  undoneAt: number | null;
}>;

/** One dispute, alike: that it was won or withdrawn is the last word, and lost is more than opened. */
type Dispute = Readonly<{
  state: 'opened' | 'lost' | 'won' | 'withdrawn';
  amountSen: number;
  /** First told as opened or lost. */
  since: number | null;
}>;
type Taking = Readonly<{ since: number | null; amountSen: number }>;

/** What takes of one payment. Instants in epoch milliseconds, amounts in sen. */
export type Takings = Readonly<{
  /** All refunds that are done, beyond what was paid too. */
  returnedSen: number;
  /** Ordered, and neither done nor failed. */
  pendingSen: number;
  /** Of all that were told as done, or never were, one came to nothing. */
  hasFailedRefund: boolean;
  disputes: readonly Dispute[];
  /** When it first adds up to so much, with disputes that are open or lost; null if it does not. */
  reach(sen: number): number | null;
}>;

/** `paidSen`: what a dispute takes of which no amount was told. */
export function takingsOf(facts: readonly PaymentFact[], paidSen: number): Takings {
  const refunds = refundsOf(facts);
  const isTotal = ({ id }: Refund) => id === facts[0]?.paymentId;
  const parts = refunds.filter((refund) => !isTotal(refund));
  const totals = refunds.filter(isTotal).flatMap((total) => totalOf(total, facts.filter(isRefund), parts));
  const disputes = disputesOf(facts, paidSen);
  const returnedBy = (instant: number) =>
    Math.max(sumBy(instant, parts.filter(isDone)), sumBy(instant, totals));
  const goneBy = (instant: number) => returnedBy(instant) + sumBy(instant, disputes.filter(isStanding));
  const times = [...refunds, ...disputes].flatMap(({ since }) => since ?? []).toSorted((a, b) => a - b);
  return {
    returnedSen: returnedBy(Number.POSITIVE_INFINITY),
    pendingSen: sumOf(refunds.filter(({ state }) => state === 'pending')),
    hasFailedRefund: refunds.some(
      ({ state, since }) => state === 'failed' || (state === 'cancelled' && since !== null),
    ),
    disputes,
    reach: (sen) => times.find((at) => goneBy(at) >= sen) ?? null,
  };
}

/** One telling of each kind of a refund or a dispute, the first, with the largest amount; of totals each. */
export function distinctTakings(facts: readonly PaymentFact[]): (RefundFact | DisputeFact)[] {
  const told = facts.filter((fact) => isRefund(fact) || isDispute(fact)).toSorted((a, b) => a.at - b.at);
  return [...Map.groupBy(told, tellingOf).values()].flatMap(([first, ...again]) => {
    if (!first) return [];
    const amounts = [first, ...again].flatMap(({ amountSen }) => amountSen ?? []);
    return amounts.length === 0 ? [first] : [{ ...first, amountSen: Math.max(...amounts) }];
  });
}

function tellingOf(fact: RefundFact | DisputeFact): string {
  const name = isRefund(fact) ? fact.refundId : fact.disputeId;
  const isTotal = isRefund(fact) && name === fact.paymentId;
  return JSON.stringify([fact.kind, name, ...(isTotal ? [fact.at, fact.amountSen] : [])]);
}

function refundsOf(facts: readonly PaymentFact[]): Refund[] {
  const byId = Map.groupBy(facts.filter(isRefund), ({ refundId }) => refundId);
  return [...byId].map(([id, told]) => {
    const done = told.filter(({ kind }) => kind === 'refund');
    const undone = told.filter(({ kind }) => kind === 'refund-failed' || kind === 'refund-cancelled');
    const ended = undone.some(({ kind }) => kind === 'refund-failed') ? 'failed' : 'cancelled';
    return {
      id,
      state: undone.length > 0 ? ended : done.length > 0 ? 'done' : 'pending',
      amountSen: largestOf(done.length > 0 ? done : told) ?? 0,
      since: firstOf(done),
      undoneAt: firstOf(undone),
    };
  });
}

/**
 * What is told under the payment's own name is all that was given back so far, not one refund more (CHIP and Stripe
 * tell both). It holds what was done when it was told: what of that has failed since goes out again.
 */
function totalOf(total: Refund, told: readonly RefundFact[], parts: readonly Refund[]): Taking[] {
  if (!isDone(total)) return [];
  const tellings = told.filter(({ kind, refundId }) => kind === 'refund' && refundId === total.id);
  const lowered = tellings.map(({ at, amountSen }) => {
    const hasFailedSince = ({ since, undoneAt }: Refund) =>
      since !== null && since <= at && undoneAt !== null && undoneAt > at;
    return (amountSen ?? 0) - sumOf(parts.filter(hasFailedSince));
  });
  return [{ since: total.since, amountSen: Math.max(0, ...lowered) }];
}

/** What was told without a name is of the only dispute that has one, else of one of its own. */
function disputesOf(facts: readonly PaymentFact[], paidSen: number): Dispute[] {
  const told = facts.filter(isDispute);
  const names = new Set(told.flatMap(({ disputeId }) => disputeId ?? []));
  const [only] = names;
  const nameless = names.size === 1 && only !== undefined ? only : '';
  return [...Map.groupBy(told, ({ disputeId }) => disputeId ?? nameless).values()].map((own) =>
    disputeOf(own, paidSen),
  );
}

/** What the bank took is what it said when it took it. */
function disputeOf(told: readonly DisputeFact[], paidSen: number): Dispute {
  const of = (kind: DisputeFact['kind']) => told.filter((fact) => fact.kind === kind);
  const [opened, lost, won] = [of('dispute-opened'), of('dispute-lost'), of('dispute-won')];
  const isOver = won.length > 0 || of('dispute-withdrawn').length > 0;
  const over = won.length > 0 ? 'won' : 'withdrawn';
  const standing = lost.length > 0 ? 'lost' : 'opened';
  return {
    state: isOver ? over : standing,
    amountSen: Math.min(paidSen, largestOf(lost) ?? largestOf(opened) ?? paidSen),
    since: firstOf([...opened, ...lost]),
  };
}

function isDone({ state }: Refund): boolean {
  return state === 'done';
}

function isStanding({ state }: Dispute): boolean {
  return state === 'opened' || state === 'lost';
}

function firstOf(facts: readonly PaymentFact[]): number | null {
  return facts.length === 0 ? null : Math.min(...facts.map(({ at }) => at));
}

function largestOf(facts: readonly { amountSen: number | null }[]): number | null {
  const known = facts.flatMap(({ amountSen }) => amountSen ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

function sumOf(items: readonly { amountSen: number }[]): number {
  return items.reduce((sum, { amountSen }) => sum + amountSen, 0);
}

function sumBy(instant: number, takings: readonly Taking[]): number {
  return sumOf(takings.filter(({ since }) => since !== null && since <= instant));
}
