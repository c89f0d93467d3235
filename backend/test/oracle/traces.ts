import {
  DEFAULT_POLICY,
  type Policy,
  type PolicyScope,
} from '../../src/modules/subscription/domain/policy.js';
import type { Dice } from './dice.js';
import type { TraceFact } from './trace-fact.js';

/** What one school lives through: what happened, how it arrived, and when somebody looks. */
export type Trace = Readonly<{
  facts: readonly TraceFact[];
  /** The same facts repeated and out of order. */
  arrived: readonly TraceFact[];
  policies: readonly Policy[];
  looks: readonly number[];
}>;

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Before a leap day, so that month ends of every kind occur. */
const EPOCH = Date.parse('2027-12-20T00:00:00+08:00');
const SPAN_DAYS = 500;
const MOST_POLICIES = 4;
const PLANS = [
  { planCode: 't20', teacherLimit: 20 },
  { planCode: 't60', teacherLimit: 60 },
  { planCode: 't100', teacherLimit: 100 },
] as const;
const SCOPES: readonly PolicyScope[] = [
  { kind: 'general' },
  { kind: 'school' },
  ...PLANS.map(({ planCode }) => ({ kind: 'plan' as const, planCode })),
];

export function traceOf(dice: Dice): Trace {
  const facts = factsOf(dice);
  const repeated = facts.filter(() => dice.one(3));
  return {
    facts,
    arrived: dice.shuffled([...facts, ...repeated]),
    policies: policiesOf(dice),
    looks: looksOf(dice, facts),
  };
}

/** No two facts at one instant: what holds then is told by no rule but for payments, which tie by their ids. */
function factsOf(dice: Dice): TraceFact[] {
  const taken = new Set<number>();
  const instant = () => {
    for (;;) {
      const at = EPOCH + dice.below(SPAN_DAYS) * DAY + dice.pick([0, 1, 479, 480, 959, 1_439]) * MINUTE;
      if (!taken.has(at)) {
        taken.add(at);
        return at;
      }
    }
  };
  const payments = dice.times(5, (index) => payment(dice, `p${index}`, instant));
  return [
    ...payments.flat(),
    ...dice.times(2, (index) => trial(dice, `t${index}`, instant())),
    ...dice.times(3, (index) => extension(dice, `x${index}`, instant())),
    ...dice.times(2, (index) => cancellation(dice, `c${index}`, instant())),
    ...dice.times(1, (index) => withdrawal(`w${index}`, instant())),
    ...dice.times(2, (index) => upgrade(dice, `u${index}`, instant)).flat(),
    ...dice.times(2, (index) => interval(dice, `s${index}`, 'suspension', instant())).flat(),
    ...dice.times(2, (index) => interval(dice, `o${index}`, 'enforcement-off', instant())).flat(),
  ];
}

/** As facts of earlier days were. */
const WHOLE = { disputeId: null, amountSen: null };

function payment(dice: Dice, paymentId: string, instant: () => number): TraceFact[] {
  const of = { provider: dice.pick(['billplz', 'stripe']), paymentId };
  const amountSen = 12_000;
  const succeeded = {
    ...of,
    kind: 'payment-succeeded' as const,
    at: instant(),
    amountSen,
    ...dice.pick(PLANS),
    termMonths: dice.pick([1, 1, 1, 12]),
    upgradesUntil: null,
  };
  const others: TraceFact[] = [];
  if (dice.one(6)) others.push({ ...succeeded, at: instant() });
  const refunds: Refunded[] = [];
  if (dice.one(6)) refunds.push({ refundId: 'r1', at: instant(), amountSen });
  if (dice.one(6)) {
    refunds.push({ refundId: 'r2', at: instant(), amountSen: amountSen / 2 });
    if (dice.one(2)) refunds.push({ refundId: 'r3', at: instant(), amountSen: amountSen / 2 });
  }
  others.push(...refunds.map((refund) => ({ ...of, kind: 'refund' as const, ...refund })));
  if (dice.one(6)) others.push({ ...of, kind: 'dispute-opened', at: instant(), ...WHOLE });
  if (dice.one(10)) others.push({ ...of, kind: 'dispute-lost', at: instant(), ...WHOLE });
  if (dice.one(8)) others.push({ ...of, kind: 'dispute-won', at: instant(), ...WHOLE });
  if (dice.one(5)) others.push({ ...of, kind: 'payment-pending', at: instant(), orderEndsAt: null });
  if (dice.one(5)) others.push({ ...of, kind: 'payment-failed', at: instant() });
  if (dice.one(9)) return others;
  return [succeeded, ...others];
}

type Refunded = Readonly<{ refundId: string; at: number; amountSen: number }>;

function upgrade(dice: Dice, paymentId: string, instant: () => number): TraceFact[] {
  const of = { provider: 'chip', paymentId };
  const paid = {
    kind: 'payment-succeeded' as const,
    amountSen: 9_000,
    ...dice.pick(PLANS),
    termMonths: 0,
  };
  const facts: TraceFact[] = [{ ...of, ...paid, at: instant(), upgradesUntil: instant() }];
  const returned = { refundId: 'r1', amountSen: 9_000 };
  if (dice.one(6)) facts.push({ ...of, kind: 'refund', at: instant(), ...returned });
  return facts;
}

function withdrawal(id: string, at: number): TraceFact {
  return { kind: 'cancellation-withdrawn', id, at };
}

function trial(dice: Dice, id: string, at: number): TraceFact {
  return { kind: 'trial-granted', id, at, days: dice.pick([1, 14, 30]) };
}

function extension(dice: Dice, id: string, at: number): TraceFact {
  return { kind: 'extension', id, at, days: dice.pick([1, 7, 40]), reason: 'asked', by: 'operator' };
}

function cancellation(dice: Dice, id: string, at: number): TraceFact {
  return { kind: 'cancellation', id, at, mode: dice.pick(['end-of-term', 'immediate']) };
}

function interval(dice: Dice, id: string, kind: 'suspension' | 'enforcement-off', from: number): TraceFact[] {
  const open = { kind, id, from, until: null };
  const until = from + dice.pick([MINUTE, DAY, 10 * DAY, 60 * DAY]);
  return dice.pick([[open], [open, { ...open, until }], [{ ...open, until }]]);
}

/** For everybody, for a plan and for the school, each from its own midnight or noon on. */
function policiesOf(dice: Dice): Policy[] {
  const general: Policy = { ...DEFAULT_POLICY, effectiveFrom: 0 };
  const later = dice.times(MOST_POLICIES, (index) => ({
    ...DEFAULT_POLICY,
    scope: dice.pick(SCOPES),
    effectiveFrom: EPOCH + (dice.below(SPAN_DAYS) * MOST_POLICIES + index) * (DAY / 2),
    graceDays: dice.pick([0, 3, 14, 30]),
    limitedDays: dice.pick([0, 7, 14]),
  }));
  return dice.shuffled([general, ...later]);
}

/** Around what happens: midnights, one millisecond before and after, and anywhere. The clock may jump back. */
function looksOf(dice: Dice, facts: readonly TraceFact[]): number[] {
  const times = facts.map((fact) => ('from' in fact ? fact.from : fact.at));
  const near = times.length === 0 ? EPOCH : dice.pick(times);
  const anywhere = EPOCH + dice.below(SPAN_DAYS + 500) * DAY;
  return [near, anywhere, anywhere - 1, anywhere + 1, anywhere + dice.below(1_440) * MINUTE];
}
