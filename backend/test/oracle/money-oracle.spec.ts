import { ledgerEntries } from '../../src/modules/billing/ledger/ledger-entries.js';
import {
  countedFacts,
  creditOwed,
  foldMoney,
  type MoneyFact,
  noteChanges,
} from '../../src/modules/billing/payments/money.js';
import { paymentEvents } from '../../src/modules/billing/payments/payment-event.js';
import { flagSteps, questionOf } from '../../src/modules/billing/payments/payment-flag.js';
import { paidPayments } from '../../src/modules/subscription/domain/payments.js';
import { planStanding, planTimeline } from '../../src/modules/subscription/domain/plan-standing.js';
import { Dice } from './dice.js';
import { type MoneyHistory, moneyHistoryOf, type Ordered } from './money-histories.js';
import { cameInTime, type RightMoney, returnsTold, rightMoney, rightNet } from './money-oracle.js';

const HISTORIES = Number(process.env.ORACLE_HISTORIES ?? 500);

describe('The money', () => {
  it(`of ${HISTORIES} schools is where it belongs, on every page the same`, () => {
    const mismatches = [];
    for (let seed = 1; seed <= HISTORIES && mismatches.length < 2; seed++) {
      const history = moneyHistoryOf(new Dice(seed));
      const right = rightMoney(history);
      const [found, expected] = [told(history), wanted(history, right)];
      if (JSON.stringify(found) !== JSON.stringify(expected))
        mismatches.push({ seed, found, expected, history });
    }
    expect(mismatches).toEqual([]);
  });
});

/** What each page and export says, by the code that it reads. */
function told({ orders, told: facts, credits, claims, choices }: MoneyHistory) {
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
    returnedInHistory: sum(history, 'refund'),
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
    toLookAt: sorted(
      orders
        .flatMap((order) => flagSteps(money.filter(({ invoiceId }) => invoiceId === order.id)))
        .filter(({ becomes }) => becomes !== 'answered')
        .map(({ paymentId, reason }) => `${paymentId} ${reason}`),
    ),
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
function wanted({ orders, facts }: MoneyHistory, right: readonly RightMoney[]): ReturnType<typeof told> {
  const keptPaymentsOf = (order: Ordered) =>
    right.filter((one) => one.order === order && one.kept > 0).length;
  return {
    money: sorted(
      right.map((one) => [one.paymentId, one.paid, one.givenBack, one.lost, one.kept, one.dispute].join(' ')),
    ),
    addsUp: true,
    ledger: right.reduce((all, { kept }) => all + kept, 0),
    credits: orders.map((order) => ({ order: order.id, isRight: true })),
    paidInHistory: right.reduce((all, { paid }) => all + paid, 0),
    returnedInHistory: returnsTold(facts),
    nets: orders.map((order) =>
      right.some((one) => one.order === order) ? rightNet(order, right) : order.amountSen,
    ),
    counts: sorted(right.map(({ paymentId, paidAt, goneAt }) => `${paymentId} ${paidAt} ${goneAt}`)),
    toLookAt: sorted(
      right.flatMap(({ paymentId, order, paid, told: returned, kept, dispute }) => [
        ...(keptPaymentsOf(order) > 1 ? [`${paymentId} INVOICE_PAID_TWICE`] : []),
        ...(kept > 0 ? [`${paymentId} PAID_AFTER_END`, `${paymentId} UPGRADE_PAID_TOO_LATE`] : []),
        ...(dispute === 'opened' ? [`${paymentId} PAYMENT_DISPUTED`] : []),
        ...(dispute === 'lost' ? [`${paymentId} DISPUTE_LOST`] : []),
        ...(returned > paid ? [`${paymentId} REFUND_EXCEEDS_PAYMENT`] : []),
      ]),
    ),
    questions: sorted(right.filter((one) => !cameInTime(one)).map(({ paymentId }) => paymentId)),
    lowered: [],
    countsForRevenue: true,
  };
}

function sum(events: readonly { kind: string; amountSen: number | null }[], kind: string): number {
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
