import { localDay } from '../../../platform/calendar/local-day.js';
import { local, paid, upgrade } from './build-facts.js';
import type { SubscriptionFact } from './fact.js';
import { planStanding } from './plan-standing.js';
import { upgradePrice } from './proration.js';

/** 31 days from 10 January to 9 February, and a year of 365 from 10 January. */
const month = paid('2026-01-10 10:00', { planCode: 't20' });
const year = paid('2026-01-10 10:00', { planCode: 't20', termMonths: 12 });

function price(facts: SubscriptionFact[], today: string, differenceSen: number) {
  const { remaining } = planStanding(facts, local(today));
  const upgraded = remaining.map((term) => ({ term, differenceSen }));
  return upgradePrice(upgraded, localDay(local(today)));
}

describe('An upgrade costs the difference for what is left of the term', () => {
  it.each<[string, SubscriptionFact[], string, number, number]>([
    ['all of it on the first day', [month], '2026-01-10', 9_000, 9_000],
    ['30 of 31 days on the second', [month], '2026-01-11', 9_000, 8_709],
    ['half a year is rounded down to whole sen', [year], '2026-07-11', 90_000, 45_123],
    ['the last day alone', [year], '2027-01-09', 90_000, 246],
    ['never less than RM 2', [month], '2026-02-09', 9_000, 290],
    ['RM 2 where the share is less', [month], '2026-02-09', 100, 200],
    ['RM 2 where the greater plan has become cheaper', [month], '2026-01-10', -500, 200],
    [
      'each stacked term whole',
      [month, paid('2026-01-12', { planCode: 't20' })],
      '2026-01-10',
      9_000,
      18_000,
    ],
    [
      'from the plan that an upgrade has reached',
      [month, upgrade('2026-01-20', 't60', '2026-02-10')],
      '2026-01-20',
      7_000,
      4_741,
    ],
  ])('%s', (_sentence, facts, today, differenceSen, expected) => {
    expect(price(facts, today, differenceSen)).toBe(expected);
  });

  it('sums the shares of terms, each rounded down by itself', () => {
    const facts = [month, paid('2026-01-12', { planCode: 't20' })];
    // 1000 * 30 / 31 = 967.7, and the whole of the next
    expect(price(facts, '2026-01-11', 1_000)).toBe(967 + 1_000);
  });
});
