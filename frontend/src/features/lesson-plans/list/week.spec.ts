import { weekOfAddress } from './week';

it.each([
  [null, 'monday', null],
  ['', 'monday', null],
  ['minggu-ini', 'sunday', null],
  ['2026-13-01', 'monday', null],
  ['2026-11-19', 'monday', '2026-11-16'],
  ['2026-11-19', 'sunday', '2026-11-15'],
  ['2026-11-22', 'monday', '2026-11-16'],
  ['2026-11-22', 'sunday', '2026-11-22'],
] as const)('the address %j asks in a %s school for the week %j', (value, start, week) => {
  expect(weekOfAddress(value, start)).toBe(week);
});
