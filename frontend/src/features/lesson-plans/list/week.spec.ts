import { lastDayOf, weekAfter, weekOf, weekOfAddress } from './week';

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s lies in the week of Monday %s', (date, monday) => {
  expect(weekOf(date)).toBe(monday);
});

it('a week ends on its Sunday and is followed by the next', () => {
  expect(lastDayOf('2026-12-28')).toBe('2027-01-03');
  expect(weekAfter('2026-12-28', 1)).toBe('2027-01-04');
  expect(weekAfter('2026-12-28', -1)).toBe('2026-12-21');
});

it.each([
  [null, null],
  ['', null],
  ['minggu-ini', null],
  ['2026-13-01', null],
  ['2026-11-19', '2026-11-16'],
])('the address %j asks for the week %j', (value, week) => {
  expect(weekOfAddress(value)).toBe(week);
});
