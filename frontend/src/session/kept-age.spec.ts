import { isTooOld } from './kept-age';

const day = 24 * 60 * 60_000;
const at = Date.parse('2026-11-01T08:00:00+08:00');

it.each([
  ['a moment ago', 0, false],
  ['14 days ago', 14 * day, false],
  ['more than 14 days ago', 14 * day + 1, true],
  ['by a clock that has been put back since', -day, true],
])('what was kept %s may be shown or not', (_when, passed, expected) => {
  expect(isTooOld(at, at + passed)).toBe(expected);
});
