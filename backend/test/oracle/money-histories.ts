import type { Dice } from './dice.js';
import type { DisputeKind, DisputeTold, MoneyFact, Of, RefundKind, RefundTold } from './facts.js';
import { type Open, openIn } from './open-questions.js';

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
  ended: Readonly<{ at: number; cause: 'like-paid' | 'replaced' | 'cancelled' }> | null;
}>;

/** What one school lived through: its orders, what happened to their payments, and how that was told. */
export type MoneyHistory = Readonly<{
  orders: readonly Ordered[];
  facts: readonly MoneyFact[];
  /** The same, repeated and in any order: refunds and disputes before their payment, ends before beginnings. */
  told: readonly MoneyFact[];
  /** What finance credits by hand, each before so many of what is told. */
  credits: readonly Credit[];
  claims: readonly Claim[];
  choices: readonly Choice[];
  /** On which open questions its judgement rests; without any, the pages alone decide. */
  open: readonly Open[];
}>;
export type Credit = Readonly<{ invoiceId: string; before: number; amountSen: number }>;
/** As the product's SentClaim. */
export type Claim = Readonly<{
  id: string;
  reference: string;
  amountSen: number;
  paidOn: string;
  method: 'cheque';
  sentAt: Date;
  state: 'recorded' | 'declined' | 'waiting';
  declineReason: null;
}>;
/** As the product's PlanChoice. */
export type Choice = Readonly<{ kind: 'plan-choice'; id: string; at: number; planCode: string }>;

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

/** `calm` leaves the open questions out (`open` is empty): what the pages do not settle does not happen there. */
export function moneyHistoryOf(dice: Dice, how: 'any' | 'calm' = 'any'): MoneyHistory {
  const orders = Array.from({ length: 1 + dice.below(4) }, (_, index) => orderOf(dice, `i${index}`));
  const facts = orders.flatMap((order) => paymentsOf(dice, order, how));
  const again = facts.filter(() => dice.one(3));
  const told = dice.shuffled([...facts, ...again]);
  return {
    ...{ orders, facts, told },
    credits: dice.times(2, () => creditOf(dice, dice.pick(orders), told.length)),
    claims: facts.flatMap((fact) => claimsOf(dice, fact)),
    choices: dice.times(2, (index) => choiceOf(dice, `c${index}`)),
    open: openIn(facts),
  };
}

/** Of a part, or of all that the order asks for. */
function creditOf(dice: Dice, { id, amountSen }: Ordered, tellings: number): Credit {
  const share = dice.pick([1, 2, 3]);
  return { invoiceId: id, before: dice.below(tellings + 1), amountSen: Math.floor(amountSen / share) };
}

/** Accepted and declined at once, one of both stands; some wait. */
function claimsOf(dice: Dice, fact: MoneyFact): Claim[] {
  if (fact.kind !== 'payment-succeeded' || fact.provider !== 'manual') return [];
  const state = dice.pick(['recorded', 'declined', 'waiting'] as const);
  const sentAt = new Date(fact.at - HOUR);
  const said = { reference: fact.paymentId, amountSen: fact.amountSen, paidOn: '2028-01-01' };
  return [{ ...said, method: 'cheque', id: fact.paymentId, sentAt, state, declineReason: null }];
}

function choiceOf(dice: Dice, id: string): Choice {
  const at = EPOCH + dice.below(200) * DAY;
  return { kind: 'plan-choice', id, at, planCode: dice.pick(['t20', 't60', 't100']) };
}

/** Open, replaced by another tab, cancelled, ended by the payment of its like: or an upgrade, with its day. */
function orderOf(dice: Dice, id: string): Ordered {
  const createdAt = EPOCH + dice.below(200) * DAY + dice.below(24) * HOUR;
  const startOfDay = createdAt - ((createdAt - EPOCH) % DAY);
  const isUpgrade = dice.one(5);
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

type How = 'any' | 'calm';

/** Nobody pays, somebody does, or a double click: late and stale ones among them. */
function paymentsOf(dice: Dice, order: Ordered, how: How): MoneyFact[] {
  const payments = dice.pick([0, 1, 1, 1, 2, 3]);
  return Array.from({ length: payments }, (_, index) =>
    settledOf(dice, order, `${order.id}-p${index}`, how),
  ).flat();
}

/** Thrown again until nothing of it is open, where it should be calm. */
function settledOf(dice: Dice, order: Ordered, paymentId: string, how: How): MoneyFact[] {
  for (;;) {
    const facts = paymentOf(dice, order, paymentId, how);
    if (how === 'any' || openIn(facts).length === 0) return facts;
  }
}

function paymentOf(dice: Dice, order: Ordered, paymentId: string, how: How): MoneyFact[] {
  const of = { provider: dice.pick(['chip', 'stripe', 'manual']), paymentId, invoiceId: order.id };
  const paidAt = order.createdAt + dice.pick([1, 30, 24 * 10, 24 * 40]) * HOUR;
  const { amountSen, planCode, teacherLimit, termMonths, upgradesUntil } = order;
  const bought = { amountSen, planCode, teacherLimit, termMonths, upgradesUntil };
  const paid = { ...of, kind: 'payment-succeeded' as const, at: paidAt, ...bought };
  const scene = { dice, how, of: { ...of, at: paidAt }, amountSen };
  return [
    ...(dice.one(12) ? [] : [paid]),
    ...(dice.one(8) ? [{ ...paid, at: laterThan(dice, paidAt) }] : []),
    ...(dice.one(2) ? refundsOf(scene) : []),
    ...(dice.one(3) ? disputesOf(scene) : []),
    ...(dice.one(5)
      ? [{ ...of, kind: 'payment-failed' as const, at: laterThan(dice, paidAt) } satisfies MoneyFact]
      : []),
  ];
}

type Scene = Readonly<{ dice: Dice; how: How; of: Of; amountSen: number }>;

/** Hours, whole days, and a millisecond on both sides of a midnight; often the same instant as something else. */
function laterThan(dice: Dice, at: number): number {
  const midnight = at - ((at - EPOCH) % DAY);
  return dice.pick([
    at + dice.below(60 * 24) * HOUR,
    at + dice.below(60 * 24) * HOUR,
    at,
    midnight + (1 + dice.below(40)) * DAY + dice.pick([-1, 0, 1]),
  ]);
}

const REFUND_LIVES: readonly (readonly RefundKind[])[] = [
  ['refund-done'],
  ['refund-done'],
  ['refund'],
  ['refund-pending'],
  ['refund-pending', 'refund-done'],
  ['refund-pending', 'refund-failed'],
  ['refund-pending', 'refund-cancelled'],
  ['refund-pending', 'refund-done', 'refund-failed'],
  ['refund-done', 'refund-failed'],
  ['refund-done', 'refund-failed'],
  ['refund-failed'],
  ['refund-cancelled'],
  ['refund-done', 'refund-done'],
];
/** What the pages do not settle: done told after failed, cancelled though it was done. */
const ODD_REFUND_LIVES: readonly (readonly RefundKind[])[] = [
  ['refund-failed', 'refund-done'],
  ['refund-done', 'refund-cancelled'],
  ['refund-done', 'refund-failed', 'refund-done'],
];

function refundsOf({ dice, how, of, amountSen }: Scene): RefundTold[] {
  const ids = ['r', 's', 't', ...(dice.one(4) ? [of.paymentId] : [])].filter(() => dice.one(2));
  return ids.flatMap((refundId) => {
    const isOdd = how === 'any' && dice.one(8);
    const kinds = dice.pick(isOdd ? ODD_REFUND_LIVES : REFUND_LIVES);
    const amount = dice.pick(partsOf(amountSen, dice));
    return inTime(dice, of.at, kinds).map(({ kind, at }) => ({
      ...of,
      ...{ kind, at, refundId },
      amountSen: how === 'any' && dice.one(12) ? dice.pick(partsOf(amountSen, dice)) : amount,
    }));
  });
}

const DISPUTE_LIVES: readonly (readonly DisputeKind[])[] = [
  ['dispute-opened'],
  ['dispute-opened', 'dispute-lost'],
  ['dispute-opened', 'dispute-won'],
  ['dispute-opened', 'dispute-withdrawn'],
  ['dispute-lost'],
  ['dispute-won'],
  ['dispute-withdrawn'],
  ['dispute-lost', 'dispute-won'],
  ['dispute-opened', 'dispute-lost', 'dispute-won'],
  ['dispute-opened', 'dispute-opened'],
];
const ODD_DISPUTE_LIVES: readonly (readonly DisputeKind[])[] = [
  ['dispute-opened', 'dispute-won', 'dispute-lost'],
  ['dispute-opened', 'dispute-withdrawn', 'dispute-opened'],
];

/** One or two at once, or one of earlier days without name and amount; rarely both kinds of telling mixed. */
function disputesOf({ dice, how, of, amountSen }: Scene): DisputeTold[] {
  const ids = dice.pick([[null], ['d'], ['d'], ['d', 'e'], ['d', 'e']]);
  const isMixed = how === 'any' && dice.one(6);
  return ids.flatMap((id) => {
    const kinds = dice.pick(how === 'any' && dice.one(8) ? ODD_DISPUTE_LIVES : DISPUTE_LIVES);
    const amount = dice.pick(partsOf(amountSen, dice));
    return inTime(dice, of.at, kinds).map(({ kind, at }) => {
      const isOld = isMixed ? dice.one(3) : id === null;
      const stated = isMixed && dice.one(4) ? dice.pick(partsOf(amountSen, dice)) : amount;
      const fact = { ...of, kind, at };
      return { ...fact, disputeId: isOld ? null : id, amountSen: isOld ? null : stated };
    });
  });
}

/** The whole, halves, odd parts that make a whole with their like, nearly the whole, one sen, and too much. */
function partsOf(amountSen: number, dice: Dice): number[] {
  const part = 1 + dice.below(amountSen - 1);
  return [
    ...[amountSen, amountSen, amountSen / 2, amountSen / 2, amountSen / 4, amountSen / 5],
    ...[amountSen - 1, 1, part, amountSen * 2],
  ];
}

/** Told by the provider in this order; its times may be equal. */
function inTime<Kind>(dice: Dice, from: number, kinds: readonly Kind[]): { kind: Kind; at: number }[] {
  let at = from;
  return kinds.map((kind) => {
    at = laterThan(dice, at);
    return { kind, at };
  });
}
