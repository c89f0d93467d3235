import { ledgerEntries } from '../../src/modules/billing/ledger/ledger-entries.js';
import {
  countedFacts,
  creditOwed,
  foldMoney,
  type MoneyFact,
  noteChanges,
} from '../../src/modules/billing/payments/money.js';
import type { PaymentEvent } from '../../src/modules/billing/payments/payment-event.js';
import { paymentEvents } from '../../src/modules/billing/payments/payment-event.js';
import { flagSteps, questionOf } from '../../src/modules/billing/payments/payment-flag.js';
import { coverageOf, coverageSteps } from '../../src/modules/subscription/domain/coverage.js';
import { paidPayments } from '../../src/modules/subscription/domain/payments.js';
import { planStanding, planTimeline } from '../../src/modules/subscription/domain/plan-standing.js';
import { midnight } from '../../src/platform/calendar/local-day.js';
import { dateOf } from './calendar.js';
import { Dice } from './dice.js';
import { EXAMPLES, ORDER } from './examples.js';
import { isRefund, type MoneyFact as ToldFact } from './facts.js';
import { type MoneyHistory, moneyHistoryOf, type Ordered } from './money-histories.js';
import { cameInTime, type Judgement, judge, returnsTold, rightNet } from './money-oracle.js';

const HISTORIES = Number(process.env.ORACLE_HISTORIES ?? 500);

describe('The money', () => {
  it.each([
    ['of refunds that fail and of disputes of parts, as the design settles them', 'calm'],
    ['also where providers tell what it does not settle', 'any'],
  ] as const)(`of ${HISTORIES} schools is where it belongs, on every page the same: %s`, (_which, how) => {
    const mismatches = [];
    for (let seed = 1; seed <= HISTORIES && mismatches.length < 2; seed++) {
      const history = moneyHistoryOf(new Dice(seed), how);
      const right = judge(history);
      const [found, expected] = [told(history, right), wanted(history, right)];
      if (JSON.stringify(found) !== JSON.stringify(expected))
        mismatches.push({ seed, open: history.open, found, expected, history });
    }
    expect(mismatches).toEqual([]);
  });

  it.each(EXAMPLES)(
    'of $says is as it was reckoned by hand',
    ({ facts, kept, gone, credit, until, flags }) => {
      for (const arrived of [facts, facts.toReversed(), [...facts, ...facts]]) {
        const known = arrived.map(asTold);
        const money = foldMoney(known);
        const days = countedFacts(known);
        const [since = null] = paidPayments(days).flatMap(({ revokedAt }) => revokedAt ?? []);
        expect({
          kept: money[0]?.keptSen,
          gone: since === null ? null : dateOf(since),
          credit: creditOwed(ORDER.amountSen, money),
          until: endOf(days),
          flags: flagSteps(money).flatMap(({ reason, becomes }) => (becomes === 'raised' ? [reason] : [])),
        }).toEqual({ kept, gone, credit, until, flags });
      }
    },
  );
});

/** As the product has them: `refund` is one that is done. */
function asTold(fact: ToldFact): MoneyFact {
  if (fact.kind === 'payment-pending') return { ...fact, kind: fact.kind, orderEndsAt: null };
  if (!isRefund(fact)) return fact as Exclude<ToldFact, { kind: 'payment-pending' }> & MoneyFact;
  return { ...fact, kind: fact.kind === 'refund-done' ? 'refund' : fact.kind };
}

function endOf(days: ReturnType<typeof countedFacts>): string | null {
  const coverage = coverageOf(coverageSteps(days));
  return coverage && dateOf(midnight(coverage.end));
}

/** What each page and export says, by the code that it reads. */
function told({ orders, told: arrived, credits, claims, choices }: MoneyHistory, { payments }: Judgement) {
  const facts = arrived.map(asTold);
  const money = foldMoney(facts);
  const rows = facts.map((fact, id) => ({
    id: `${id}`,
    fact,
    invoiceNumber: fact.invoiceId,
    bankMessage: null,
    manualMethod: null,
  }));
  const history = paymentEvents(rows);
  const days = countedFacts(facts);
  const running = planTimeline([...days, ...choices], Date.parse('2028-03-01T00:00:00+08:00')).flatMap(
    ({ bought }) => bought ?? [],
  );
  return {
    money: sorted(
      money.map(({ paymentId, paidSen, refundedSen, lostSen, keptSen, dispute }) =>
        [paymentId, paidSen, refundedSen, lostSen, keptSen, dispute].join(' '),
      ),
    ),
    addsUp: money.every(
      ({ paidSen, keptSen, refundedSen, lostSen }) => paidSen === keptSen + refundedSen + lostSen,
    ),
    ledger: ledgerEntries({ facts, claims, receipts: [], creditNotes: [], invoiceNumbers: new Map() }).reduce(
      (all, { movedSen }) => all + movedSen,
      0,
    ),
    credits: orders.map((order) => creditsOf(order, { facts, credits })),
    paidInHistory: sum(history, 'payment-succeeded'),
    returnedInHistory:
      sum(history, 'refund') - sum(history, 'refund-failed') - sum(history, 'refund-cancelled'),
    nets: orders.map(
      (order) =>
        order.amountSen -
        creditOwed(
          order.amountSen,
          money.filter(({ invoiceId }) => invoiceId === order.id),
        ),
    ),
    counts: sorted(
      paidPayments(days).map(({ paymentId, at, revokedAt }) => `${paymentId} ${at} ${revokedAt}`),
    ),
    end: endOf(days),
    toLookAt: orders.flatMap((order) => {
      const steps = flagSteps(money.filter(({ invoiceId }) => invoiceId === order.id));
      const open = steps.filter(({ becomes }) => becomes !== 'answered');
      return payments
        .filter((one) => one.order.id === order.id)
        .flatMap(({ paymentId, flags: { must, may }, ...payment }) => {
          const isLate = !cameInTime(payment);
          const shown = open
            .filter((flag) => flag.paymentId === paymentId)
            .map(({ reason }) => (LATE.includes(reason) ? 'PAID_LATE' : reason))
            .filter((reason) => reason !== 'PAID_LATE' || isLate);
          const missing = must.filter((reason) => !shown.some((one) => one === reason));
          const beyond = shown.filter((reason) => !must.includes(reason) && !may.includes(reason));
          return [...missing, ...beyond].map((reason) => `${paymentId} ${reason}`);
        });
    }),
    questions: sorted(
      money.flatMap((payment) => {
        const order = orders.find(({ id }) => id === payment.invoiceId);
        return order && questionOf({ ...order, paidAt: null, creditedAt: null }, payment.paidAt)
          ? [payment.paymentId]
          : [];
      }),
    ),
    lowered: sorted(money.filter((payment) => lowersPlan(payment, days)).map(({ paymentId }) => paymentId)),
    countsForRevenue: running.every(({ boughtAt }) =>
      money.some(({ paidAt, keptSen }) => paidAt === boughtAt && keptSen > 0),
    ),
  };
}

/** The same by the sentences: received is kept, given back and lost; nothing is taken without effect or flag. */
function wanted(
  { orders, facts }: MoneyHistory,
  { payments: right, ...all }: Judgement,
): ReturnType<typeof told> {
  return {
    money: sorted(
      right.map((one) => [one.paymentId, one.paid, one.givenBack, one.lost, one.kept, one.dispute].join(' ')),
    ),
    addsUp: true,
    ledger: all.keptSen,
    credits: orders.map((order) => ({ order: order.id, isRight: true })),
    paidInHistory: right.reduce((sum, { paid }) => sum + paid, 0),
    returnedInHistory: returnsTold(facts),
    nets: orders.map((order) =>
      right.some((one) => one.order.id === order.id) ? rightNet(order, right) : order.amountSen,
    ),
    counts: sorted(right.map(({ paymentId, paidAt, goneAt }) => `${paymentId} ${paidAt} ${goneAt}`)),
    end: all.end,
    toLookAt: [],
    questions: sorted(right.filter((one) => !cameInTime(one)).map(({ paymentId }) => paymentId)),
    lowered: [],
    countsForRevenue: true,
  };
}

/** What was paid for an order that had ended. */
const LATE: readonly string[] = ['PAID_AFTER_END', 'UPGRADE_PAID_TOO_LATE'];

function sum(events: readonly PaymentEvent[], kind: PaymentEvent['kind']): number {
  return events
    .filter((event) => event.kind === kind)
    .reduce((all, { amountSen }) => all + (amountSen ?? 0), 0);
}

function sorted(lines: readonly string[]): string[] {
  return lines.toSorted();
}

/** Whether the school would have a greater plan without it: no payment takes one away. */
function lowersPlan({ paymentId }: { paymentId: string }, facts: ReturnType<typeof countedFacts>): boolean {
  const without = facts.filter((fact) => fact.paymentId !== paymentId);
  const isUpgrade = facts.some(
    (fact) =>
      fact.kind === 'payment-succeeded' && fact.paymentId === paymentId && fact.upgradesUntil !== null,
  );
  const limitOf = (known: typeof facts, day: string) =>
    planStanding(known, Date.parse(`${day}T00:00:00+08:00`)).current?.teacherLimit ?? 0;
  const days = ['2028-01-15', '2028-03-01', '2028-06-01'];
  return isUpgrade && days.some((day) => limitOf(facts, day) < limitOf(without, day));
}

/**
 * The notes of an order as they follow what is told, one thing after the other. Right is: never more than it asks for,
 * never less than what it owes in credit, and more than that only by what somebody has credited.
 */
function creditsOf(
  { id, amountSen }: Ordered,
  { facts, credits }: Pick<MoneyHistory, 'credits'> & { facts: readonly MoneyFact[] },
) {
  let standing: { id: string; actor: string; amountSen: number }[] = [];
  let [byHandSen, isRight] = [0, true];
  for (let known = 0; known <= facts.length; known++) {
    const money = foldMoney(facts.slice(0, known).filter(({ invoiceId }) => invoiceId === id));
    const owedSen = creditOwed(amountSen, money);
    const { takenBack, lackingSen } = noteChanges(owedSen, standing);
    standing = standing.filter((note) => !takenBack.includes(note));
    if (lackingSen > 0) standing = [{ id: `${known}`, actor: 'refund', amountSen: lackingSen }, ...standing];
    const creditedSen = standing.reduce((all, note) => all + note.amountSen, 0);
    isRight &&= creditedSen >= owedSen && creditedSen <= Math.min(amountSen, owedSen + byHandSen);
    const leftSen = amountSen - creditedSen;
    for (const credit of credits.filter(({ before, invoiceId }) => before === known && invoiceId === id)) {
      const written = Math.min(leftSen, credit.amountSen);
      if (written === 0 || byHandSen > 0) continue;
      byHandSen += written;
      standing = [{ id: `hand ${known}`, actor: 'kewangan@rekod.test', amountSen: written }, ...standing];
    }
  }
  return { order: id, isRight };
}
