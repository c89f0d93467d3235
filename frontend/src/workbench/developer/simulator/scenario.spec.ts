import { needsNewBill, withinReach } from './scenario';

it.each([
  ['payment.succeeded', undefined, true],
  ['payment.succeeded', 'paid', true],
  ['payment.failed', 'open', false],
  ['payment.succeeded', 'pending', false],
  ['refund.succeeded', 'paid', false],
  ['dispute.won', undefined, false],
] as const)('%s of a bill that is %s needs a new one: %s', (event, state, expected) => {
  expect(needsNewBill(event, state)).toBe(expected);
});

it.each([
  ['7', 7],
  ['0', 1],
  ['99', 20],
  ['', 1],
  ['dua', 1],
])('%s typed is %d', (typed, expected) => {
  expect(withinReach(typed, { min: 1, max: 20 })).toBe(expected);
});
