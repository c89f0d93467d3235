import { Sampled } from './sampled.js';

it('of what happens all the time one a second has a line, which says how many there were', () => {
  const sampled = new Sampled();
  const told = [10_000, 10_001, 10_500, 10_999, 11_000, 11_001, 13_000].map((now) => sampled.next(now));
  expect(told).toEqual([1, 0, 0, 0, 4, 0, 2]);
});
