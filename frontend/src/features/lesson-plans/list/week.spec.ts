import { weekOfAddress } from './week';

it.each([
  [null, 'B', null],
  ['', 'B', null],
  ['minggu-ini', 'A', null],
  ['2026-13-01', 'B', null],
  ['2026-11-19', 'B', '2026-11-16'],
  ['2026-11-19', 'A', '2026-11-15'],
  ['2026-11-22', 'B', '2026-11-16'],
  ['2026-11-22', 'A', '2026-11-22'],
] as const)('the address %j asks in a school of group %s for the week %j', (value, group, week) => {
  expect(weekOfAddress(value, { group })).toBe(week);
});
