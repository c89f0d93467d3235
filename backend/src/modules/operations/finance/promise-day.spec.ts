import { isPromiseDay } from './promise-day.js';

it.each([
  ['2026-03-19', false],
  ['2026-03-20', true],
  ['2026-06-18', true],
  ['2026-06-19', false],
  ['2036-03-20', false],
])('a promise made on 20 March 2026 for %s is one to follow up: %s', (day, expected) => {
  expect(isPromiseDay(day, Date.parse('2026-03-20T23:59:00+08:00'))).toBe(expected);
});
