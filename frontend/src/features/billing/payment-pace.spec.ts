import { paymentPace } from './payment-pace';

it('asks for a payment under way often for two minutes, and then a few times an hour', () => {
  expect(paymentPace({ dataUpdateCount: 1, errorUpdateCount: 0 })).toBe(3_000);
  expect(paymentPace({ dataUpdateCount: 35, errorUpdateCount: 4 })).toBe(3_000);
  expect(paymentPace({ dataUpdateCount: 35, errorUpdateCount: 5 })).toBe(600_000);
});
