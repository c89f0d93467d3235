import fc from 'fast-check';
import { DAY_MS as DAY } from '../../../platform/calendar/day.js';
import {
  countedFacts,
  creditOwed,
  foldMoney,
  isListed,
  type MoneyFact,
  moneySteps,
  noteChanges,
} from './money.js';

const of = { provider: 'billplz', paymentId: 'a', invoiceId: 'i' };
const success = (at = 0, amountSen = 15_000): MoneyFact => ({
  ...{ ...of, kind: 'payment-succeeded', at, amountSen },
  ...{ planCode: 't60', teacherLimit: 60, termMonths: 1, upgradesUntil: null },
});
const refund = (refundId: string, amountSen: number, at = DAY): MoneyFact => ({
  ...of,
  ...{ kind: 'refund', refundId, amountSen, at },
});
const undone = (end: 'pending' | 'failed' | 'cancelled', refundId: string, at = 2 * DAY): MoneyFact => ({
  ...of,
  ...{ kind: `refund-${end}`, refundId, amountSen: 5_000, at },
});
/** As facts of earlier days: without a name, and of the whole. */
const dispute = (end: 'opened' | 'won' | 'lost', at = DAY): MoneyFact => ({
  ...{ ...of, kind: `dispute-${end}`, at, disputeId: null, amountSen: null },
});
type End = 'opened' | 'won' | 'lost' | 'withdrawn';
const partOf = (end: End, amountSen: number, disputeId = 'd', at = DAY): MoneyFact => ({
  ...{ ...of, kind: `dispute-${end}`, at, disputeId, amountSen },
});
const again = (fact: MoneyFact): MoneyFact => ({ ...fact, paymentId: 'b' });

describe('The money of a payment', () => {
  it.each<[string, MoneyFact[], object]>([
    ['is kept whole', [], { keptSen: 15_000, refundedSen: 0, dispute: 'none' }],
    ['is kept less what was given back', [refund('r', 5_000)], { keptSen: 10_000, refundedSen: 5_000 }],
    [
      'counts a refund that was told twice once, with the larger amount',
      [refund('r', 5_000), refund('r', 6_000)],
      { refundedSen: 6_000 },
    ],
    ['adds refunds that are two', [refund('r', 5_000), refund('s', 6_000)], { refundedSen: 11_000 }],
    ['gives back no more than was paid', [refund('r', 150_000)], { refundedSen: 15_000, keptSen: 0 }],
    [
      'is at stake while it is disputed',
      [dispute('opened')],
      { keptSen: 15_000, atStakeSen: 15_000, dispute: 'opened' },
    ],
    [
      'is as it was where its refund failed',
      [refund('r', 15_000), undone('failed', 'r')],
      { keptSen: 15_000, refundedSen: 0, hasFailedRefund: true },
    ],
    [
      'is as it was where a refund that was told failed before',
      [undone('failed', 'r', 0), refund('r', 15_000)],
      { keptSen: 15_000, hasFailedRefund: true },
    ],
    [
      'is kept less the refund that did not fail',
      [refund('r', 5_000), refund('s', 6_000), undone('cancelled', 'r')],
      { keptSen: 9_000, hasFailedRefund: true },
    ],
    [
      'is kept whole while a refund waits',
      [undone('pending', 'r')],
      { keptSen: 15_000, pendingSen: 5_000, hasFailedRefund: false },
    ],
    [
      'loses no more with a dispute than that was of',
      [partOf('opened', 2_000), partOf('lost', 2_000)],
      { keptSen: 13_000, lostSen: 2_000, dispute: 'lost' },
    ],
    [
      'loses what two disputes were of',
      [partOf('lost', 2_000), partOf('lost', 3_000, 'e'), partOf('won', 9_000, 'f')],
      { keptSen: 10_000, lostSen: 5_000, dispute: 'lost' },
    ],
    [
      'is never less than nothing',
      [refund('r', 15_000), partOf('lost', 15_000)],
      { keptSen: 0, refundedSen: 15_000, lostSen: 0 },
    ],
    [
      'stays where a dispute was withdrawn',
      [partOf('opened', 2_000), partOf('withdrawn', 2_000)],
      { keptSen: 15_000, atStakeSen: 0, dispute: 'won' },
    ],
    [
      'loses what the bank named of a dispute that was told without a name before',
      [dispute('opened'), partOf('lost', 2_000)],
      { keptSen: 13_000, lostSen: 2_000 },
    ],
    ['is lost with the dispute', [dispute('opened'), dispute('lost')], { keptSen: 0, lostSen: 15_000 }],
    [
      'loses only what was not given back before',
      [refund('r', 5_000), dispute('lost')],
      { keptSen: 0, lostSen: 10_000 },
    ],
    [
      'stays where the dispute is won',
      [dispute('opened'), dispute('lost'), dispute('won')],
      { keptSen: 15_000, dispute: 'won' },
    ],
  ])('%s', (_sentence, facts, money) => {
    expect(foldMoney([success(), ...facts])).toEqual([expect.objectContaining(money)]);
  });

  it('is none without a success, and of the earliest where success is told more than once', () => {
    expect(foldMoney([refund('r', 1), dispute('opened')])).toEqual([]);
    expect(foldMoney([success(DAY), success(0)])).toEqual([expect.objectContaining({ paidAt: 0 })]);
  });

  it('adds up, and is the same in any order and told any number of times', () => {
    const sen = fc.integer({ min: 1, max: 20_000 });
    const at = fc.integer({ min: 0, max: 5 }).map((day) => day * DAY);
    const told = fc.oneof(
      fc.constant(success()),
      fc.tuple(fc.constantFrom('r', 's', 't', 'a'), sen, at).map((one) => refund(...one)),
      fc
        .tuple(fc.constantFrom('pending', 'failed', 'cancelled'), fc.constantFrom('r', 's', 'a'), at)
        .map((one) => undone(...one)),
      fc.tuple(fc.constantFrom('opened', 'won', 'lost'), at).map((one) => dispute(...one)),
      fc
        .tuple(
          fc.constantFrom<End[]>('opened', 'won', 'lost', 'withdrawn'),
          sen,
          fc.constantFrom('d', 'e'),
          at,
        )
        .map((one) => partOf(...one)),
    );
    fc.assert(
      fc.property(fc.array(told, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (facts, order) => {
        const [money] = foldMoney([success(), ...facts]);
        const shuffled = [success(), ...facts, ...facts].toSorted(() => ((order.next().value ?? 0) % 3) - 1);
        expect(foldMoney(shuffled)).toEqual([money]);
        expect(money && money.keptSen + money.refundedSen + money.lostSen).toBe(15_000);
        expect(money?.keptSen).toBeGreaterThanOrEqual(0);
        const moved = moneySteps(shuffled).reduce((sum, { movedSen }) => sum + movedSen, 0);
        expect(moved).toBe(money?.keptSen);
      }),
    );
  });

  it('is one sum in each of all orders of what happened to it', () => {
    const life = [
      success(),
      refund('r', 6_000),
      undone('failed', 'r', 3 * DAY),
      partOf('lost', 2_000, 'd', 4 * DAY),
      refund('s', 13_000, 5 * DAY),
    ];
    const found = new Set(
      ordersOf(life).map((order) => JSON.stringify([foldMoney(order), goneAt(order), ledgerOf(order)])),
    );
    expect(found.size).toBe(1);
    expect(foldMoney(life)).toMatchObject([{ keptSen: 0, refundedSen: 13_000, lostSen: 2_000 }]);
    expect(goneAt(life)).toBe(5 * DAY);
  });
});

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}
const goneAt = (facts: readonly MoneyFact[]) =>
  countedFacts(facts).flatMap((fact) => (fact.kind === 'payment-succeeded' ? [fact.goneAt] : []))[0];
const ledgerOf = (facts: readonly MoneyFact[]) =>
  moneySteps(facts).map(({ fact, amountSen, movedSen }) => [fact.kind, fact.at, amountSen, movedSen]);

describe('When nothing of a payment counts any more', () => {
  it.each<[string, MoneyFact[], number | null]>([
    ['is never, of what is kept', [], null],
    ['is never, of what went in part', [refund('r', 14_998), partOf('opened', 1)], null],
    [
      'is the day on which the rest went, by refund or dispute',
      [refund('r', 13_000), partOf('opened', 2_000, 'd', 3 * DAY)],
      3 * DAY,
    ],
    ['is the day of the dispute, not of its end', [dispute('opened'), dispute('lost', 9 * DAY)], DAY],
    ['is never, where it was won', [dispute('opened'), dispute('lost'), dispute('won')], null],
    [
      'is the day of the refund that did not fail',
      [refund('r', 15_000), undone('failed', 'r'), refund('s', 15_000, 4 * DAY)],
      4 * DAY,
    ],
    [
      'is never, where what was told as all of it failed',
      [refund('r', 15_000), refund('a', 15_000), undone('failed', 'r')],
      null,
    ],
  ])('%s', (_sentence, facts, at) => {
    expect(goneAt([success(), ...facts])).toBe(at);
  });
});

describe('What an invoice owes in credit', () => {
  const owed = (...facts: MoneyFact[]) => creditOwed(15_000, foldMoney(facts));

  it('is what was given back of what it asked for', () => {
    expect(owed(success(), refund('r', 5_000))).toBe(5_000);
    expect(owed(success(), dispute('lost'))).toBe(15_000);
  });

  it('is nothing where only the duplicate was given back, and less than that where more was', () => {
    const twice = [success(), again(success())];
    expect(owed(...twice, again(refund('r', 15_000)))).toBe(0);
    expect(owed(...twice, again(refund('r', 15_000)), refund('s', 4_000))).toBe(4_000);
    expect(owed(...twice, again(refund('r', 15_000)), refund('s', 15_000))).toBe(15_000);
  });
});

describe('The credit notes of an invoice', () => {
  const note = (amountSen: number, actor: string) => ({ id: `${actor} ${amountSen}`, actor, amountSen });
  const changed = (owedSen: number, ...standing: ReturnType<typeof note>[]) => {
    const { takenBack, lackingSen } = noteChanges(owedSen, standing);
    return [...takenBack.map(({ id }) => id), lackingSen];
  };
  it.each<[string, (string | number)[], (string | number)[]]>([
    ['are one more for what they lack', changed(6_000, note(5_000, 'refund')), [1_000]],
    ['are none more where somebody wrote them before', changed(5_000, note(5_000, 'a@b.test')), [0]],
    ['stay where they are what they have to be', changed(5_000, note(5_000, 'refund')), [0]],
    [
      'stay beside those that somebody wrote since',
      changed(5_000, note(2_500, 'a@b.test'), note(5_000, 'refund')),
      [0],
    ],
    ['go once a dispute was won after all', changed(0, note(15_000, 'dispute')), ['dispute 15000', 0]],
    ['go once another payment is kept', changed(0, note(6_000, 'refund')), ['refund 6000', 0]],
    [
      'go from the newest on, and what that takes too much comes back',
      changed(5_500, note(1_000, 'refund'), note(5_000, 'refund')),
      ['refund 1000', 500],
    ],
    [
      'go by the one of just that amount, which a refund that failed had made',
      changed(6_000, note(6_000, 'refund'), note(5_000, 'refund')),
      ['refund 5000', 0],
    ],
    ['never go where somebody wrote them', changed(0, note(2_500, 'a@b.test')), [0]],
  ])('%s', (_sentence, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('What was given back of a payment', () => {
  const listed = (facts: MoneyFact[]) =>
    moneySteps(facts)
      .filter((step) => step.fact.kind === 'refund' && isListed(step))
      .map(({ fact, amountSen }) => [amountSen, fact.at / DAY]);
  it.each<[string, MoneyFact[], number[][]]>([
    ['is nothing at first', [success()], []],
    [
      'is each of its parts',
      [refund('s', 7_001, 2 * DAY), refund('r', 8_000)],
      [
        [8_000, 1],
        [7_001, 2],
      ],
    ],
    [
      'counts a part that was told twice once, from its first time',
      [refund('r', 15_000, 2 * DAY), refund('r', 15_000)],
      [[15_000, 1]],
    ],
    [
      'counts a part that was told anew with its largest amount',
      [refund('r', 5_000), refund('r', 6_000)],
      [[6_000, 1]],
    ],
    [
      'is not more where it is told of the payment and of the refund',
      [refund('a', 8_000), refund('r', 8_000)],
      [[8_000, 1]],
    ],
    [
      'is what the payment says of itself where that is more',
      [refund('r', 1), refund('a', 15_001, 2 * DAY)],
      [
        [1, 1],
        [15_000, 2],
      ],
    ],
  ])('%s', (_sentence, facts, returns) => {
    expect(listed(facts)).toEqual(returns);
  });
});
