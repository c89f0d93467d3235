import type { SentClaim } from '../../src/modules/billing/claims/payment-claim.js';
import type { InvoiceEnd } from '../../src/modules/billing/invoicing/invoice-life.js';
import type { MoneyFact } from '../../src/modules/billing/payments/money.js';
import type { PlanChoice } from '../../src/modules/subscription/domain/fact.js';
import type { Dice } from './dice.js';

/** An order, and what became of it before anybody paid. Instants in epoch milliseconds. */
export type Ordered = Readonly<{
  id: string;
  amountSen: number;
  planCode: string;
  teacherLimit: number;
  termMonths: number;
  createdAt: number;
  expiresAt: number;
  upgradesUntil: number | null;
  ended: Readonly<{ at: number; cause: InvoiceEnd }> | null;
}>;

/** What one school lived through: its orders, what happened to their payments, and how that was told. */
export type MoneyHistory = Readonly<{
  orders: readonly Ordered[];
  facts: readonly MoneyFact[];
  /** The same, repeated and in any order. */
  told: readonly MoneyFact[];
  /** What finance credits by hand, each before so many of what is told. */
  credits: readonly Credit[];
  /** What the school has sent, decided once however many decide at once; the recorded ones stand among the payments too. */
  claims: readonly SentClaim[];
  /** Of smaller plans and of greater ones. */
  choices: readonly PlanChoice[];
}>;
export type Credit = Readonly<{ invoiceId: string; before: number; amountSen: number }>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EPOCH = Date.parse('2027-12-20T00:00:00+08:00');
const PRICES = [
  { planCode: 't20', teacherLimit: 20, termMonths: 1, amountSen: 6_000 },
  { planCode: 't60', teacherLimit: 60, termMonths: 1, amountSen: 15_000 },
  { planCode: 't60', teacherLimit: 60, termMonths: 12, amountSen: 150_000 },
] as const;
const UPGRADES = [
  { planCode: 't60', teacherLimit: 60, termMonths: 0, amountSen: 4_000 },
  { planCode: 't100', teacherLimit: 100, termMonths: 0, amountSen: 9_000 },
  { planCode: 't200', teacherLimit: 200, termMonths: 0, amountSen: 21_000 },
] as const;

export function moneyHistoryOf(dice: Dice): MoneyHistory {
  const orders = Array.from({ length: 1 + dice.below(4) }, (_, index) => orderOf(dice, `i${index}`));
  const facts = orders.flatMap((order) => paymentsOf(dice, order));
  const again = facts.filter(() => dice.one(3));
  const told = dice.shuffled([...facts, ...again]);
  return {
    ...{ orders, facts, told },
    credits: dice.times(2, () => creditOf(dice, dice.pick(orders), told.length)),
    claims: facts.flatMap((fact) => claimsOf(dice, fact)),
    choices: dice.times(2, (index) => choiceOf(dice, `c${index}`)),
  };
}

/** Of a part, or of all that the order asks for. */
function creditOf(dice: Dice, { id, amountSen }: Ordered, tellings: number): Credit {
  const share = dice.pick([1, 2, 3]);
  return { invoiceId: id, before: dice.below(tellings + 1), amountSen: Math.floor(amountSen / share) };
}

/** Accepted and declined at once, one of both stands; some wait. */
function claimsOf(dice: Dice, fact: MoneyFact): SentClaim[] {
  if (fact.kind !== 'payment-succeeded' || fact.provider !== 'manual') return [];
  const state = dice.pick(['recorded', 'declined', 'waiting'] as const);
  const sentAt = new Date(fact.at - HOUR);
  const said = { reference: fact.paymentId, amountSen: fact.amountSen, paidOn: '2028-01-01' };
  return [{ ...said, method: 'cheque', id: fact.paymentId, sentAt, state, declineReason: null }];
}

function choiceOf(dice: Dice, id: string): PlanChoice {
  const at = EPOCH + dice.below(200) * DAY;
  return { kind: 'plan-choice', id, at, planCode: dice.pick(['t20', 't60', 't100']) };
}

/** Open, replaced by another tab, cancelled, ended by the payment of its like: or an upgrade, with its day. */
function orderOf(dice: Dice, id: string): Ordered {
  const createdAt = EPOCH + dice.below(200) * DAY + dice.below(24) * HOUR;
  const startOfDay = createdAt - ((createdAt - EPOCH) % DAY);
  const isUpgrade = dice.one(4);
  const endedAt = createdAt + dice.below(20 * 24) * HOUR;
  return {
    id,
    createdAt,
    ...(isUpgrade ? dice.pick(UPGRADES) : dice.pick(PRICES)),
    expiresAt: startOfDay + (isUpgrade ? 1 : 15) * DAY,
    upgradesUntil: isUpgrade ? createdAt + dice.below(40) * DAY : null,
    ended: dice.one(3) ? { at: endedAt, cause: dice.pick(['like-paid', 'replaced', 'cancelled']) } : null,
  };
}

/** Nobody pays, somebody does, or a double click: late and stale ones among them. */
function paymentsOf(dice: Dice, order: Ordered): MoneyFact[] {
  const payments = dice.pick([0, 1, 1, 1, 2, 3]);
  return Array.from({ length: payments }, (_, index) =>
    paymentOf(dice, order, `${order.id}-p${index}`),
  ).flat();
}

function paymentOf(dice: Dice, { id: invoiceId, ...order }: Ordered, paymentId: string): MoneyFact[] {
  const of = { provider: dice.pick(['chip', 'stripe', 'manual']), paymentId, invoiceId };
  const paidAt = order.createdAt + dice.pick([1, 30, 24 * 10, 24 * 40]) * HOUR;
  const later = () => paidAt + dice.below(60 * 24) * HOUR;
  const { amountSen, planCode, teacherLimit, termMonths, upgradesUntil } = order;
  const bought = { amountSen, planCode, teacherLimit, termMonths, upgradesUntil };
  const paid = { ...of, kind: 'payment-succeeded' as const, at: paidAt, ...bought };
  return [
    ...(dice.one(12) ? [] : [paid]),
    ...(dice.one(8) ? [{ ...paid, at: later() }] : []),
    ...(dice.one(3) ? refundsOf(dice, amountSen).map((refund) => ({ ...of, ...refund, at: later() })) : []),
    ...(dice.one(4) ? disputeOf(dice).map((kind) => ({ ...of, kind, at: later() })) : []),
    ...(dice.one(5) ? [{ ...of, kind: 'payment-failed' as const, at: later() }] : []),
  ].map((fact) =>
    fact.kind === 'refund' && fact.refundId === OWN_NAME ? { ...fact, refundId: paymentId } : fact,
  );
}

const OWN_NAME = 'all';

/** In part or whole, under one name or two, told anew with another amount, and beyond what was paid. */
function refundsOf(dice: Dice, amountSen: number) {
  return dice.times(4, () => ({
    kind: 'refund' as const,
    refundId: dice.pick(['r', 's', 't', OWN_NAME]),
    amountSen: dice.pick([amountSen, amountSen / 2, amountSen / 4, amountSen / 5, amountSen * 2]),
  }));
}

function disputeOf(dice: Dice) {
  return dice.pick([
    ['dispute-opened'],
    ['dispute-opened', 'dispute-lost'],
    ['dispute-opened', 'dispute-won'],
    ['dispute-lost', 'dispute-won'],
    ['dispute-opened', 'dispute-lost', 'dispute-won'],
  ] as const);
}
