import { lastDayBefore } from './last-day-before';

it.each([
  ['2026-12-01T00:00:00+08:00', '2026-11-30'],
  ['2026-11-30T16:00:00Z', '2026-11-30'],
  ['2028-03-01T00:00:00+08:00', '2028-02-29'],
])('what ends at %s lasts through %s', (end, day) => {
  expect(lastDayBefore(end)).toBe(day);
});
