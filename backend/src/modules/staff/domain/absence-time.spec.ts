import { type AbsenceTime, overlap, problemOfTime } from './absence-time.js';

const days = (from: string, to: string): AbsenceTime => ({ from, to, fromPeriod: null, toPeriod: null });
const periods = (fromPeriod: number | null, toPeriod: number | null): AbsenceTime => ({
  from: '2026-11-23',
  to: '2026-11-23',
  fromPeriod,
  toPeriod,
});

it.each<[string, AbsenceTime, string | undefined]>([
  ['one day', days('2026-11-23', '2026-11-23'), undefined],
  ['some periods of a day', periods(2, 3), undefined],
  ['an end before the beginning', days('2026-11-23', '2026-11-22'), 'to'],
  ['more than a year', days('2026-01-01', '2027-12-31'), 'to'],
  ['a first period without a last', periods(2, null), 'toPeriod'],
  ['periods the wrong way round', periods(3, 2), 'toPeriod'],
  ['periods of several days', { ...periods(2, 3), to: '2026-11-24' }, 'fromPeriod'],
])('of %s the problem is %3$s', (_sentence, time, field) => {
  expect(problemOfTime(time)?.field).toBe(field);
});

it('nobody is away twice at once, but in different periods of a day', () => {
  expect(overlap(periods(1, 2), periods(3, 4))).toBe(false);
  expect(overlap(periods(1, 3), periods(3, 4))).toBe(true);
  expect(overlap(periods(1, 2), days('2026-11-20', '2026-11-23'))).toBe(true);
  expect(overlap(days('2026-11-20', '2026-11-22'), periods(1, 2))).toBe(false);
});
