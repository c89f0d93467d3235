import { midnight } from '../../../platform/calendar/local-day.js';
import {
  cancellation,
  local,
  paid,
  planChoice,
  takenBack,
  trial,
  upgrade,
  withdrawal,
} from './build-facts.js';
import type { SubscriptionFact } from './fact.js';
import { planStanding, planTimeline } from './plan-standing.js';

/** Covers 10 January to 9 February. */
const small = paid('2026-01-10 10:00', { planCode: 't20' });
const nextSmall = paid('2026-01-12', { planCode: 't20' });
const nextLarge = paid('2026-01-12', { planCode: 't60' });
const large = upgrade('2026-01-20', 't100', '2026-02-10');
const upgraded = upgrade('2026-01-20 10:00', 't60', '2026-02-10');

const plans = (facts: SubscriptionFact[], now: string) => {
  const { current, nextPlanCode } = planStanding(facts, local(now));
  return [current?.planCode ?? null, nextPlanCode];
};

describe('The plan of a school and that of its next term', () => {
  it.each<[string, SubscriptionFact[], string, (string | null)[]]>([
    ['are none without a payment', [], '2026-01-10', [null, null]],
    ['are none on trial', [trial('2026-01-01')], '2026-01-10', [null, null]],
    ['are what was bought', [small], '2026-01-10', ['t20', 't20']],
    ['stay those of the last term when it is over', [small], '2026-06-01', ['t20', 't20']],
    [
      'hold during a trial that was bought beyond',
      [trial('2026-01-01'), small],
      '2026-01-11',
      ['t20', 't20'],
    ],
    ['differ while the next is paid for', [small, nextLarge], '2026-02-09', ['t20', 't60']],
    ['become that on the first day of its term', [small, nextLarge], '2026-02-10', ['t60', 't60']],
    ['are upgraded on the day it is paid', [small, upgraded], '2026-01-20', ['t60', 't60']],
    ['are what they were before that day', [small, upgraded], '2026-01-19 23:59', ['t20', 't20']],
    [
      'leave alone what was bought beyond the upgrade',
      [small, paid('2026-01-15', { planCode: 't20' }), upgraded],
      '2026-02-10',
      ['t20', 't20'],
    ],
    [
      'cover stacked terms that the upgrade was quoted for',
      [small, nextSmall, upgrade('2026-01-20', 't60', '2026-03-10')],
      '2026-03-01',
      ['t60', 't60'],
    ],
    [
      'fall back at the midnight after a refund of the upgrade',
      [small, upgraded, takenBack(upgraded, '2026-01-25 10:00')],
      '2026-01-26',
      ['t20', 't20'],
    ],
    [
      'are not lowered by a smaller upgrade that is paid later',
      [small, upgrade('2026-01-20', 't100', '2026-02-10'), upgrade('2026-01-25', 't60', '2026-02-10')],
      '2026-01-26',
      ['t100', 't100'],
    ],
    [
      'fall back to the smaller upgrade once the larger one is given back',
      [small, large, takenBack(large, '2026-01-28 10:00'), upgrade('2026-01-25', 't60', '2026-02-10')],
      '2026-01-29',
      ['t60', 't60'],
    ],
    [
      'are not upgraded by what is paid after the end',
      [small, upgrade('2026-02-11', 't60', '2026-02-10')],
      '2026-02-11',
      ['t20', 't20'],
    ],
    [
      'differ once a smaller one is chosen for the next',
      [small, planChoice('2026-01-15', 't100')],
      '2026-01-16',
      ['t20', 't100'],
    ],
    [
      'are chosen anew by the newest choice',
      [small, planChoice('2026-01-15', 't100'), planChoice('2026-01-16', 't20')],
      '2026-01-17',
      ['t20', 't20'],
    ],
    [
      'keep a choice beside a next term that was paid before it',
      [small, nextLarge, planChoice('2026-01-15', 't100')],
      '2026-01-16',
      ['t20', 't100'],
    ],
    [
      'are renewed as what was bought last',
      [small, nextLarge, paid('2026-01-13', { planCode: 't100' })],
      '2026-01-16',
      ['t20', 't100'],
    ],
    [
      'forget a choice once a term is bought',
      [small, planChoice('2026-01-15', 't100'), paid('2026-03-01', { planCode: 't60' })],
      '2026-03-02',
      ['t60', 't60'],
    ],
    [
      'keep a choice that was made at the instant of a payment',
      [small, planChoice('2026-01-10 10:00', 't100')],
      '2026-01-16',
      ['t20', 't100'],
    ],
    [
      'forget a choice of the minute before a payment',
      [small, planChoice('2026-01-10 09:59', 't100')],
      '2026-01-16',
      ['t20', 't20'],
    ],
  ])('%s', (_sentence, facts, now, expected) => {
    expect(plans(facts, now)).toEqual(expected);
    expect(plans(facts.toReversed(), now)).toEqual(expected);
  });

  it('an upgrade moves no end and a second one on top starts from what was reached', () => {
    const facts = [small, upgraded, upgrade('2026-01-30', 't100', '2026-02-10')];
    const { remaining } = planStanding(facts, local('2026-01-20'));
    expect(remaining.map(({ planCode }) => planCode)).toEqual(['t60', 't100']);
    expect(new Set(remaining.map(({ grant }) => grant.start)).size).toBe(1);
  });
});

describe('The term that is paid for already', () => {
  it.each<[string, SubscriptionFact[], string, [string, string] | null]>([
    ['is none while one runs alone', [small], '2026-01-20', null],
    ['follows the one that runs', [small, nextLarge], '2026-01-20', ['t60', '2026-02-10']],
    ['runs itself from its first day', [small, nextLarge], '2026-02-10', null],
    ['is not what an upgrade made of the running one', [small, upgraded], '2026-01-19', null],
  ])('%s', (_sentence, facts, now, expected) => {
    const { paidNext } = planStanding(facts, local(now));
    expect(paidNext && [paidNext.planCode, midnight(paidNext.start)]).toEqual(
      expected && [expected[0], local(expected[1])],
    );
  });
});

describe('The cancellation', () => {
  const cancelled = cancellation('2026-01-15', 'end-of-term');
  it.each<[string, SubscriptionFact[], string | null]>([
    ['is none without one', [small], null],
    ['is the newest', [small, cancelled], 'end-of-term'],
    ['at once is told as such', [small, cancelled, cancellation('2026-01-16', 'immediate')], 'immediate'],
    ['is gone when it is withdrawn', [small, cancelled, withdrawal('2026-01-16')], null],
    ['is gone with a renewal', [small, cancelled, paid('2026-01-16')], null],
    ['is gone with an upgrade', [small, cancelled, upgraded], null],
  ])('%s', (_sentence, facts, expected) => {
    expect(planStanding(facts, local('2026-01-25')).cancellation).toBe(expected);
  });
});

describe('What finance counts of a school', () => {
  const timeline = (...facts: SubscriptionFact[]) =>
    planTimeline(facts, local('2026-01-25 12:00')).map(({ since, bought, renewal }) => [
      since === 0 ? 'ever' : new Date(since + 8 * 3_600_000).toISOString().slice(0, 10),
      bought && `${bought.planCode}/${bought.termMonths}`,
      `${renewal.planCode}/${renewal.termMonths}`,
    ]);
  const ever = (bought: string | null, renewal: string) => [['ever', bought, renewal]];
  const year = paid('2026-01-25 10:00', { planCode: 't100', termMonths: 12 });

  it.each<[string, SubscriptionFact[], unknown[]]>([
    ['is nothing on trial', [trial('2026-01-01')], []],
    [
      'is what was bought, and the same again once it is over',
      [small],
      [
        ['ever', 't20/1', 't20/1'],
        ['2026-02-10', 't20/1', 't20/1'],
      ],
    ],
    [
      'is what runs, and then what was paid ahead',
      [small, nextLarge],
      [
        ['ever', 't20/1', 't60/1'],
        ['2026-02-10', 't60/1', 't60/1'],
        ['2026-03-10', 't60/1', 't60/1'],
      ],
    ],
    [
      'is not a larger plan that was given back before it began',
      [small, year, takenBack(year, '2026-01-25 11:00')],
      [
        ['ever', 't20/1', 't20/1'],
        ['2026-02-10', 't20/1', 't20/1'],
      ],
    ],
    [
      'is not an upgrade that was given back, from that instant',
      [small, upgraded, takenBack(upgraded, '2026-01-25 10:00')],
      [
        ['ever', 't20/1', 't20/1'],
        ['2026-01-26', 't20/1', 't20/1'],
        ['2026-02-10', 't20/1', 't20/1'],
      ],
    ],
  ])('%s', (_sentence, facts, expected) => {
    expect(timeline(...facts)).toEqual(expected);
  });

  it('is nothing of an upgrade whose own term was given back', () => {
    const found = timeline(small, upgraded, takenBack(small, '2026-01-25 11:00'));
    expect(found[0]?.[1]).toBeNull();
  });

  it('is nothing that runs of what was given back alone, though it is what would be renewed', () => {
    const found = timeline(small, takenBack(small, '2026-01-25 11:00'));
    expect(found[0]).toEqual(ever(null, 't20/1')[0]);
  });

  it('is what it bought before, where only what came after was given back', () => {
    const before = paid('2025-11-10', { planCode: 't60' });
    expect(timeline(before, year, takenBack(year, '2026-01-25 11:00'))[0]).toEqual(ever('t60/1', 't60/1')[0]);
  });
});
