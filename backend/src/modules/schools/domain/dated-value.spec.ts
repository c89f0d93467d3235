import { comingAfter, valueOn } from './dated-value.js';

const said = [
  { value: 30, from: '2026-01-12' },
  { value: 28, from: '2027-01-11' },
  { value: 32, from: '2026-06-01' },
  { value: 31, from: '2026-06-01' },
];

it.each([
  ['2026-01-11', null],
  ['2026-01-12', 30],
  ['2026-06-01', 31],
  ['2027-01-10', 31],
  ['2027-01-11', 28],
])('on %s holds %j', (day, value) => {
  expect(valueOn(said, day)?.value ?? null).toBe(value);
});

it('what is still to come stands in the order of its days, each day once', () => {
  expect(comingAfter(said, '2026-05-31').map(({ value }) => value)).toEqual([31, 28]);
  expect(comingAfter(said, '2027-01-11')).toEqual([]);
});
