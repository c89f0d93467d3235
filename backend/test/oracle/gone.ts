import { type DisputeTold, isDispute, isRefund, type RefundTold } from './facts.js';

/** One refund, whatever was told of it and in which order. */
export type Refund = Readonly<{
  id: string;
  state: 'pending' | 'done' | 'failed' | 'cancelled';
  /** Whether anybody ever told it as done; it may have failed since. */
  wasDone: boolean;
  amountSen: number;
  /** When it was first told as done, by the provider's time; null where it never was. */
  since: number | null;
  /** When it was first told as failed or cancelled. */
  undoneAt: number | null;
}>;

export type Dispute = Readonly<{
  id: string;
  state: 'opened' | 'lost' | 'won' | 'withdrawn';
  /** Never more than the payment. */
  amountSen: number;
  /** When it was first told as opened or lost; null where only its end is known. */
  since: number | null;
}>;

/**
 * The refunds of one payment. Failed and cancelled are last words: who fails after being done gives nothing, and done
 * told after failed changes nothing. The amount is the largest that was told of it as done, and it counts from the
 * first time.
 */
export function refundsOf(own: readonly { kind: string }[]): Refund[] {
  const told = own.filter((fact) => isRefund(fact));
  return names(told.map(({ refundId }) => refundId)).map((id) =>
    refundOf(
      id,
      told.filter(({ refundId }) => refundId === id),
    ),
  );
}

function refundOf(id: string, told: readonly RefundTold[]): Refund {
  const done = told.filter(({ kind }) => kind === 'refund' || kind === 'refund-done');
  const undone = told.filter(({ kind }) => kind === 'refund-failed' || kind === 'refund-cancelled');
  const failed = undone.some(({ kind }) => kind === 'refund-failed');
  const ended = failed ? 'failed' : 'cancelled';
  const open = done.length > 0 ? 'done' : 'pending';
  const amounts = (done.length > 0 ? done : told).map(({ amountSen }) => amountSen);
  return {
    id,
    state: undone.length > 0 ? ended : open,
    wasDone: done.length > 0,
    amountSen: Math.max(...amounts),
    since: earliest(done),
    undoneAt: earliest(undone),
  };
}

/** What was given back by then: the sum of the parts, or what was told of the payment itself where that is more. */
export function givenBackBy(instant: number, paymentId: string, own: readonly { kind: string }[]): number {
  const refunds = refundsOf(own);
  const standing = refunds.filter(
    ({ state, since }) => state === 'done' && since !== null && since <= instant,
  );
  const parts = standing
    .filter(({ id }) => id !== paymentId)
    .reduce((sum, { amountSen }) => sum + amountSen, 0);
  if (!standing.some(({ id }) => id === paymentId)) return parts;
  return Math.max(parts, largestTotal(paymentId, own, refunds));
}

/** A total holds what was done when it was told; a part of it that has failed since is taken out again. */
function largestTotal(
  paymentId: string,
  own: readonly { kind: string }[],
  refunds: readonly Refund[],
): number {
  const totals = own
    .filter((fact) => isRefund(fact))
    .filter(({ kind, refundId }) => refundId === paymentId && (kind === 'refund' || kind === 'refund-done'));
  const failedSince = (at: number) =>
    refunds
      .filter(({ id, since }) => id !== paymentId && since !== null && since <= at)
      .filter(({ undoneAt }) => undoneAt !== null && undoneAt > at)
      .reduce((sum, { amountSen }) => sum + amountSen, 0);
  return Math.max(0, ...totals.map(({ amountSen, at }) => amountSen - failedSince(at)));
}

/**
 * The disputes of one payment. What was told without a name belongs to the only one that has a name, else it is one of
 * its own, as is everything without a name together.
 */
export function disputesOf(own: readonly { kind: string }[], paidSen: number): Dispute[] {
  const told = own.filter((fact) => isDispute(fact)).map((fact) => ({ ...fact, id: fact.disputeId ?? '' }));
  const named = names(told.map(({ id }) => id)).filter((id) => id !== '');
  const [only, ...others] = named;
  const nameless = only !== undefined && others.length === 0 ? only : '';
  const placed = told.map((fact) => ({ ...fact, id: fact.id === '' ? nameless : fact.id }));
  return names(placed.map(({ id }) => id)).map((id) =>
    disputeOf(
      id,
      placed.filter((fact) => fact.id === id),
      paidSen,
    ),
  );
}

/** Won and withdrawn cancel all else; lost is more than opened. What the bank took is what it said when it took it. */
function disputeOf(id: string, told: readonly DisputeTold[], paidSen: number): Dispute {
  const of = (kind: DisputeTold['kind']) => told.filter((fact) => fact.kind === kind);
  const [opened, lost] = [of('dispute-opened'), of('dispute-lost')];
  const standing = lost.length > 0 ? 'lost' : 'opened';
  const over = of('dispute-won').length > 0 ? 'won' : 'withdrawn';
  const isOver = told.length > opened.length + lost.length;
  const stated = [lost, opened].map(known).find((amounts) => amounts.length > 0) ?? [paidSen];
  return {
    id,
    state: isOver ? over : standing,
    amountSen: Math.min(paidSen, Math.max(...stated)),
    since: earliest([...opened, ...lost]),
  };
}

function known(told: readonly DisputeTold[]): number[] {
  return told.flatMap(({ amountSen }) => amountSen ?? []);
}

export function stands({ state }: Dispute): boolean {
  return state === 'opened' || state === 'lost';
}

/** When nothing of a payment counts any more: refunds and disputes that stand make up the whole of it. Null: it counts. */
export function goneAt(paymentId: string, paidSen: number, own: readonly { kind: string }[]): number | null {
  const disputes = disputesOf(own, paidSen).filter(stands);
  const goneBy = (instant: number) =>
    disputes
      .filter(({ since }) => since !== null && since <= instant)
      .reduce((sum, { amountSen }) => sum + amountSen, givenBackBy(instant, paymentId, own));
  const times = own.flatMap((fact) => (isRefund(fact) || isDispute(fact) ? [fact.at] : []));
  return times.sort((a, b) => a - b).find((at) => goneBy(at) >= paidSen) ?? null;
}

function earliest(facts: readonly { at: number }[]): number | null {
  return facts.length === 0 ? null : Math.min(...facts.map(({ at }) => at));
}

function names(all: readonly string[]): string[] {
  return [...new Set(all)].sort();
}
