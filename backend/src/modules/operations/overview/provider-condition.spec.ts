import { providerCondition } from './provider-condition.js';

it.each([
  ['quiet', undefined],
  ['quiet', { received: 0, failed: 0, quarantined: 0 }],
  ['good', { received: 9, failed: 0, quarantined: 0 }],
  ['attention', { received: 9, failed: 0, quarantined: 1 }],
  ['trouble', { received: 9, failed: 1, quarantined: 1 }],
])('a provider is %s after a day of %j', (health, figures) => {
  expect(providerCondition(figures)).toBe(health);
});
