import { dayOf, lastDayBefore, startOfDay, startOfMonth, startOfNextDay } from './school-instant.js';

const at = (text: string) => Date.parse(text);

it.each([
  ['2026-11-30T15:59:59.999Z', '2026-11-30'],
  ['2026-11-30T16:00:00.000Z', '2026-12-01'],
  ['1969-12-31T15:59:59.999Z', '1969-12-31'],
])('the instant %s falls on %s in Malaysia', (instant, day) => {
  expect(dayOf(at(instant))).toBe(day);
});

it('a day lasts from midnight to midnight in Malaysia', () => {
  expect(startOfDay('2026-11-30')).toBe(at('2026-11-30T00:00:00+08:00'));
  expect(startOfNextDay('2028-02-29')).toBe(at('2028-03-01T00:00:00+08:00'));
  expect(startOfMonth(at('2026-11-30T16:00:00Z'))).toBe(at('2026-12-01T00:00:00+08:00'));
});

it.each([
  ['2026-12-01T00:00:00+08:00', '2026-11-30'],
  ['2026-11-30T16:00:00Z', '2026-11-30'],
  ['2028-03-01T00:00:00+08:00', '2028-02-29'],
])('what ends at %s lasts through %s', (end, day) => {
  expect(lastDayBefore(at(end))).toBe(day);
});
