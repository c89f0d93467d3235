import { boundaries } from './boundaries.js';
import { cancellation, extension, interval, local, paid, trial, upgrade } from './build-facts.js';
import { DEFAULT_POLICY } from './policy.js';

/** E is 2026-02-10. */
const january = paid('2026-01-10 10:00');
const instantsOf = (facts: Parameters<typeof boundaries>[0], policies = [DEFAULT_POLICY]) =>
  boundaries(facts, policies).map(({ at, rule }) => `${rule} ${(at - local('2026-02-10')) / 86_400_000}`);

describe('The boundaries', () => {
  it('of no facts are none', () => {
    expect(boundaries([], [])).toEqual([]);
  });

  it('are reminders, expiry, each grace day, grace end and limited end, in days from E', () => {
    expect(instantsOf([january])).toEqual([
      'reminder-7 -7',
      'reminder-3 -3',
      'reminder-1 -1',
      'expiry 0',
      ...Array.from({ length: 14 }, (_, index) => `grace-day-${index + 1} ${index}`),
      'grace-end 14',
      'limited-end 28',
    ]);
  });

  it.each([
    ['a month', [paid('2026-01-10')], [7, 3, 1]],
    ['a February', [paid('2026-02-01')], [7, 3, 1]],
    ['a year', [paid('2026-01-10', { termMonths: 12 })], [30, 14, 7, 3, 1]],
    ['a trial of 30 days', [trial('2026-01-10')], [14, 7, 3, 1]],
    ['a trial of 5 days', [trial('2026-01-10', 5)], [1]],
    ['a month after a year', [paid('2025-02-10', { termMonths: 12 }), paid('2026-01-10')], [7, 3, 1]],
    [
      'a year after a trial',
      [trial('2026-01-10'), paid('2026-01-12', { termMonths: 12 })],
      [30, 14, 7, 3, 1],
    ],
    ['a month, upgraded', [paid('2026-01-10'), upgrade('2026-01-12', 'large', '2026-02-10')], [7, 3, 1]],
  ])('ask for nothing before half of the newest grant is over: %s', (_, facts, days) => {
    const rules = boundaries(facts, [DEFAULT_POLICY]).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule.startsWith('reminder-'))).toEqual(
      days.map((day) => `reminder-${day}`),
    );
  });

  it('follow an extension from the grace end on', () => {
    const listed = instantsOf([january, extension('2026-02-12', 3)]);
    expect(listed.slice(-4)).toEqual([
      'grace-day-16 15',
      'grace-day-17 16',
      'grace-end 17',
      'limited-end 31',
    ]);
  });

  it('follow the policy, without grace too', () => {
    const policy = { ...DEFAULT_POLICY, graceDays: 0, limitedDays: 2 };
    expect(instantsOf([january], [policy]).slice(-3)).toEqual(['expiry 0', 'grace-end 0', 'limited-end 2']);
  });

  it('of a cancelled subscription are its end alone', () => {
    expect(instantsOf([january, cancellation('2026-01-20', 'end-of-term')])).toEqual(['cancellation-end 0']);
  });

  it('include the starts and ends of intervals', () => {
    const facts = [
      interval('suspension', '2026-02-11', '2026-02-12'),
      interval('enforcement-off', '2026-02-11', null),
    ];
    expect(instantsOf(facts)).toEqual(['enforcement-off-start 1', 'suspension-start 1', 'suspension-end 2']);
  });
});
