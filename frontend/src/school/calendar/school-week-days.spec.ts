import { schoolDayFrom, schoolWeekDays } from './school-week-days';

it.each([
  ['monday', '2026-11-11', '2026-11-09', '2026-11-13', '2026-11-15'],
  ['monday', '2026-11-15', '2026-11-09', '2026-11-13', '2026-11-15'],
  ['sunday', '2026-11-11', '2026-11-08', '2026-11-12', '2026-11-14'],
  ['sunday', '2026-11-15', '2026-11-15', '2026-11-19', '2026-11-21'],
] as const)('in a %s school the week of %s begins on %s, and school ends on %s', (start, date, ...week) => {
  const { from, days, to } = schoolWeekDays(date, start);
  expect([from, days.at(-1), to]).toEqual(week);
  expect(days[0]).toBe(from);
});

it.each([
  ['monday', '2026-11-20', '2026-11-20'],
  ['monday', '2026-11-21', '2026-11-23'],
  ['monday', '2026-11-22', '2026-11-23'],
  ['sunday', '2026-11-20', '2026-11-22'],
  ['sunday', '2026-11-22', '2026-11-22'],
] as const)('in a %s school the first day of school from %s on is %s', (start, date, day) => {
  expect(schoolDayFrom(date, start)).toBe(day);
});
