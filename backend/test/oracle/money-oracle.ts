import type { MoneyFact } from '../../src/modules/billing/payments/money.js';
import type { MoneyHistory, Ordered } from './money-histories.js';

/** What is right of one payment, by the sentences alone; amounts in sen. */
export type RightMoney = Readonly<{
  paymentId: string;
  order: Ordered;
  paidAt: number;
  paid: number;
  /** As it was told, beyond what was paid too. */
  told: number;
  givenBack: number;
  lost: number;
  kept: number;
  dispute: 'none' | 'opened' | 'lost' | 'won';
  /** When nothing of it counts any more: all given back, or taken by the bank. */
  goneAt: number | null;
}>;

/** Every payment that came, each once. */
export function rightMoney({ orders, facts }: MoneyHistory): RightMoney[] {
  const ids = [...new Set(facts.map(({ paymentId }) => paymentId))];
  return ids.flatMap((paymentId) => {
    const own = facts.filter((fact) => fact.paymentId === paymentId);
    const order = orders.find(({ id }) => id === own[0]?.invoiceId);
    const successes = own.filter(({ kind }) => kind === 'payment-succeeded');
    if (!order || successes.length === 0) return [];
    return [rightOf(paymentId, order, Math.min(...successes.map(({ at }) => at)), own)];
  });
}

function rightOf(paymentId: string, order: Ordered, paidAt: number, own: readonly MoneyFact[]): RightMoney {
  const paid = order.amountSen;
  const told = givenBackBy(Number.POSITIVE_INFINITY, own);
  const givenBack = Math.min(paid, told);
  const has = (kind: MoneyFact['kind']) => own.some((fact) => fact.kind === kind);
  const [won, wasLost] = [has('dispute-won'), has('dispute-lost')];
  const dispute = won ? 'won' : wasLost ? 'lost' : has('dispute-opened') ? 'opened' : 'none';
  const lost = dispute === 'lost' ? paid - givenBack : 0;
  const times = own.map(({ at }) => at).sort((a, b) => a - b);
  const whole = times.find((at) => givenBackBy(at, own) >= paid) ?? null;
  const disputed = own.filter(({ kind }) => kind === 'dispute-opened' || kind === 'dispute-lost');
  const goneTimes = [...(whole === null ? [] : [whole]), ...(won ? [] : disputed.map(({ at }) => at))];
  return {
    ...{ paymentId, order, paidAt, paid, told, givenBack, lost, dispute },
    kept: paid - givenBack - lost,
    goneAt: goneTimes.length === 0 ? null : Math.min(...goneTimes),
  };
}

/**
 * One refund is one refund, with the largest amount that was told of it, from when it was first told; what is told of
 * the payment itself is all that was given back, so that it adds nothing to the parts that it holds.
 */
function givenBackBy(instant: number, own: readonly MoneyFact[]): number {
  let [parts, all] = [0, 0];
  for (const id of new Set(own.flatMap((fact) => (fact.kind === 'refund' ? [fact.refundId] : [])))) {
    const told = own.flatMap((fact) => (fact.kind === 'refund' && fact.refundId === id ? [fact] : []));
    if (Math.min(...told.map(({ at }) => at)) > instant) continue;
    const largest = Math.max(...told.map(({ amountSen }) => amountSen));
    if (id === own[0]?.paymentId) all = largest;
    else parts += largest;
  }
  return parts > all ? parts : all;
}

/** Of all payments, also of those that are not known to have come. */
export function returnsTold(facts: readonly MoneyFact[]): number {
  return [...new Set(facts.map(({ paymentId }) => paymentId))]
    .map((id) => facts.filter(({ paymentId }) => paymentId === id))
    .reduce((sum, own) => sum + givenBackBy(Number.POSITIVE_INFINITY, own), 0);
}

/** What a school owes for an order once credit notes are counted: what is kept of it, and never more than it asked. */
export function rightNet(order: Ordered, money: readonly RightMoney[]): number {
  const kept = money.filter((one) => one.order === order).reduce((sum, one) => sum + one.kept, 0);
  return Math.min(order.amountSen, kept);
}

/** Whether the order still asked for money when its first payment came, and the upgrade still had days to buy. */
export function cameInTime({ order, paidAt }: RightMoney): boolean {
  const { expiresAt, ended, upgradesUntil } = order;
  if (upgradesUntil !== null && paidAt >= upgradesUntil) return false;
  return paidAt < expiresAt && ended === null;
}
