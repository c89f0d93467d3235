import { type Coverage, coveredDays, type Span } from './covered-days.js';
import { isDispute, isPaid, isRefund, type MoneyFact } from './facts.js';
import { type Dispute, disputesOf, givenBackBy, goneAt, type Refund, refundsOf, stands } from './gone.js';
import type { MoneyHistory, Ordered } from './money-histories.js';

/** What is right of one payment, by the sentences alone; amounts in sen. */
export type RightMoney = Readonly<{
  paymentId: string;
  order: Ordered;
  paidAt: number;
  paid: number;
  /** All refunds that stand, beyond what was paid too. */
  told: number;
  givenBack: number;
  lost: number;
  kept: number;
  /** Of what is kept, the part that an open dispute holds: it may still be lost. */
  held: number;
  /** Of all its disputes together: lost before opened before won (or withdrawn). */
  dispute: 'none' | 'opened' | 'lost' | 'won';
  /** When nothing of it counts any more: refunds and disputes that stand make the whole. */
  goneAt: number | null;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  flags: Flags;
}>;

/** What finance must be shown of a payment, and what may be shown beside it without being wrong. */
export type Flags = Readonly<{ must: readonly string[]; may: readonly string[] }>;

/** All that is right of a school. */
export type Judgement = Readonly<{
  payments: readonly RightMoney[];
  keptSen: number;
  whollyLost: readonly Readonly<{ paymentId: string; since: number }>[];
  /** Of each order: its credit notes less those that were taken back, without what somebody credits by hand. */
  credits: readonly Readonly<{ invoiceId: string; standingSen: number }>[];
  mustFlag: readonly string[];
  /** Payments of which something was told but not that they came: it waits, and moves nothing. */
  waiting: readonly string[];
  covered: readonly Span[];
  end: Coverage['end'] | null;
}>;

export function judge({ orders, facts }: Pick<MoneyHistory, 'orders' | 'facts'>): Judgement {
  const payments = rightMoney({ orders, facts });
  const days = coveredDays(facts);
  return {
    payments,
    keptSen: payments.reduce((sum, { kept }) => sum + kept, 0),
    whollyLost: payments.flatMap(({ paymentId, goneAt: since }) =>
      since === null ? [] : [{ paymentId, since }],
    ),
    credits: orders.map((order) => ({ invoiceId: order.id, standingSen: rightCredit(order, payments) })),
    mustFlag: payments.flatMap(({ paymentId, flags }) =>
      flags.must.map((reason) => `${paymentId} ${reason}`),
    ),
    waiting: waitingIn(facts),
    covered: days.spans,
    end: days.end,
  };
}

/** Every payment that came, each once. */
export function rightMoney({ orders, facts }: Pick<MoneyHistory, 'orders' | 'facts'>): RightMoney[] {
  const ids = [...new Set(facts.map(({ paymentId }) => paymentId))].sort();
  const bare = ids.flatMap((paymentId) => {
    const own = facts.filter((fact) => fact.paymentId === paymentId);
    const order = orders.find(({ id }) => id === own[0]?.invoiceId);
    const successes = own.filter(isPaid);
    if (!order || successes.length === 0) return [];
    return [rightOf(paymentId, order, Math.min(...successes.map(({ at }) => at)), own)];
  });
  return bare.map((one) => ({ ...one, flags: flagsOf(one, bare) }));
}

type Bare = Omit<RightMoney, 'flags'>;

function rightOf(paymentId: string, order: Ordered, paidAt: number, own: readonly MoneyFact[]): Bare {
  const paid = order.amountSen;
  const told = givenBackBy(Number.POSITIVE_INFINITY, paymentId, own);
  const givenBack = Math.min(paid, told);
  const disputes = disputesOf(own, paid);
  const takenIn = (state: Dispute['state']) =>
    disputes.filter((one) => one.state === state).reduce((sum, { amountSen }) => sum + amountSen, 0);
  const lost = Math.min(paid - givenBack, takenIn('lost'));
  const kept = paid - givenBack - lost;
  return {
    ...{ paymentId, order, paidAt, paid, told, givenBack, lost, kept },
    held: Math.min(kept, takenIn('opened')),
    dispute: wordFor(disputes),
    goneAt: goneAt(paymentId, paid, own),
    refunds: refundsOf(own),
    disputes,
  };
}

function wordFor(disputes: readonly Dispute[]): RightMoney['dispute'] {
  const standing = disputes.filter(stands).map(({ state }) => state);
  if (standing.includes('lost')) return 'lost';
  if (standing.includes('opened')) return 'opened';
  return disputes.length > 0 ? 'won' : 'none';
}

function flagsOf(one: Bare, all: readonly Bare[]): Flags {
  const { order, paid, told, kept, refunds, disputes } = one;
  const keptOfOrder = all.filter((other) => other.order === order && other.kept > 0).length;
  const has = (state: Dispute['state']) => disputes.some((dispute) => dispute.state === state);
  const failed = refunds.some(
    ({ state, wasDone }) => state === 'failed' || (state === 'cancelled' && wasDone),
  );
  const gone = disputes.filter(stands).reduce((sum, { amountSen }) => sum + amountSen, told);
  const reasons: [string, 'must' | 'may' | null][] = [
    ['INVOICE_PAID_TWICE', either(keptOfOrder > 1, kept > 0 ? 'must' : 'may')],
    ['PAID_LATE', either(!cameInTime(one), kept > 0 ? 'must' : 'may')],
    ['PAYMENT_DISPUTED', either(has('opened'), 'must')],
    ['DISPUTE_LOST', either(has('lost'), 'must')],
    ['REFUND_EXCEEDS_PAYMENT', either(told > paid, 'must')],
    ['REFUND_FAILED', either(failed, kept > 0 ? 'must' : 'may')],
    ['GONE_EXCEEDS_PAYMENT', either(gone > paid, 'may')],
  ];
  const of = (wanted: string) => reasons.filter(([, need]) => need === wanted).map(([reason]) => reason);
  return { must: of('must'), may: of('may') };
}

function either<Need>(is: boolean, need: Need): Need | null {
  return is ? need : null;
}

/** Of all payments, also of those that are not known to have come. */
export function returnsTold(facts: readonly MoneyFact[]): number {
  return [...new Set(facts.map(({ paymentId }) => paymentId))].reduce((sum, id) => {
    const own = facts.filter(({ paymentId }) => paymentId === id);
    return sum + givenBackBy(Number.POSITIVE_INFINITY, id, own);
  }, 0);
}

/** What a school owes for an order once credit notes are counted: what is kept of it, and never more than it asked. */
export function rightNet(order: Ordered, money: readonly RightMoney[]): number {
  const kept = money.filter((one) => one.order.id === order.id).reduce((sum, one) => sum + one.kept, 0);
  return Math.min(order.amountSen, kept);
}

/** The credit notes that stand: what it asked and does not keep, once anything was paid. */
export function rightCredit(order: Ordered, money: readonly RightMoney[]): number {
  const isPaidFor = money.some((one) => one.order.id === order.id);
  return isPaidFor ? order.amountSen - rightNet(order, money) : 0;
}

/** Whether the order still asked for money when its first payment came, and the upgrade still had days to buy. */
export function cameInTime({ order, paidAt }: Pick<RightMoney, 'order' | 'paidAt'>): boolean {
  const { expiresAt, ended, upgradesUntil } = order;
  if (upgradesUntil !== null && paidAt >= upgradesUntil) return false;
  return paidAt < expiresAt && ended === null;
}

function waitingIn(facts: readonly MoneyFact[]): string[] {
  const came = new Set(facts.filter(isPaid).map(({ paymentId }) => paymentId));
  const told = facts.filter((fact) => isRefund(fact) || isDispute(fact)).map(({ paymentId }) => paymentId);
  return [...new Set(told)].filter((id) => !came.has(id)).sort();
}
