import { schoolWeekDays } from './school-week-days';

it.each([
  ['10', '2026-11-11', '2026-11-09', '2026-11-13', '2026-11-15'],
  ['10', '2026-11-15', '2026-11-09', '2026-11-13', '2026-11-15'],
  ['02', '2026-11-11', '2026-11-08', '2026-11-12', '2026-11-14'],
  ['02', '2026-11-15', '2026-11-15', '2026-11-19', '2026-11-21'],
  [null, '2027-02-03', '2027-02-01', '2027-02-05', '2027-02-07'],
])('in the state %s the week of %s begins on %s, and school ends on %s', (state, date, first, last, to) => {
  const week = schoolWeekDays(date, state);
  expect([week.from, week.days[0], week.days.at(-1), week.to]).toEqual([first, first, last, to]);
});
