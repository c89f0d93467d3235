import fc from 'fast-check';
import { DAY_MS as DAY } from '../../../platform/calendar/day.js';
import {
  countedFacts,
  creditOwed,
  foldMoney,
  type MoneyFact,
  moneySteps,
  noteChanges,
  returnsOf,
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
const dispute = (end: 'opened' | 'won' | 'lost', at = DAY): MoneyFact => ({
  ...{ ...of, kind: `dispute-${end}`, at },
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
    ['is at stake while it is disputed', [dispute('opened')], { keptSen: 15_000, dispute: 'opened' }],
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
    const told = fc.oneof(
      fc.constant(success()),
      fc
        .record({ id: fc.constantFrom('r', 's', 't'), sen: fc.integer({ min: 1, max: 20_000 }) })
        .map(({ id, sen }) => refund(id, sen)),
      fc.constantFrom('opened' as const, 'won' as const, 'lost' as const).map((end) => dispute(end)),
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
    ['never go where somebody wrote them', changed(0, note(2_500, 'a@b.test')), [0]],
  ])('%s', (_sentence, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('What was given back of a payment', () => {
  const listed = (facts: MoneyFact[]) => returnsOf(facts).map(({ amountSen, at }) => [amountSen, at / DAY]);
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

  it('is what days are counted by: each part with all that was given back by then', () => {
    const facts = [success(), refund('a', 8_000), refund('r', 8_000), refund('s', 7_000, 2 * DAY)];
    expect(countedFacts(facts)).toEqual([
      success(),
      expect.objectContaining({ at: DAY, returnedSen: 8_000 }),
      expect.objectContaining({ at: 2 * DAY, returnedSen: 15_000 }),
    ]);
  });
});
