import { local } from './build-facts.js';
import { DEFAULT_POLICY, policyAt } from './policy.js';

const older = { ...DEFAULT_POLICY, effectiveFrom: local('2026-01-01'), graceDays: 10 };
const newer = { ...DEFAULT_POLICY, effectiveFrom: local('2026-06-01'), graceDays: 20 };

describe('The policy in force at E governs the episode that starts at E', () => {
  it.each([
    ['2025-12-31 23:59', 14],
    ['2026-01-01', 10],
    ['2026-05-31 23:59', 10],
    ['2026-06-01', 20],
  ])('at %s grace is %d days', (instant, graceDays) => {
    expect(policyAt([newer, older], local(instant), null).graceDays).toBe(graceDays);
  });

  it('defaults to 14 days of grace, 14 limited, 30 of trial', () => {
    expect(policyAt([], 0, null)).toMatchObject({ graceDays: 14, limitedDays: 14, trialDays: 30 });
  });

  it('prefers the later in the list of two that begin together', () => {
    const override = { ...older, graceDays: 30 };
    expect(policyAt([older, override], local('2026-02-01'), null)).toBe(override);
  });

  const ofPlan = { ...older, scope: { kind: 'plan' as const, planCode: 't20' }, graceDays: 21 };
  const ofSchool = { ...older, scope: { kind: 'school' as const }, graceDays: 30 };

  it.each([
    ['its own before any other', [ofSchool, ofPlan, newer], 't20', 30],
    ['that of its plan before the general one, even a newer', [ofPlan, newer], 't20', 21],
    ['the general one under another plan', [ofPlan, newer], 't60', 20],
    ['the general one without a plan', [ofPlan, newer], null, 20],
    ['none before it begins', [{ ...ofSchool, effectiveFrom: local('2026-12-01') }, newer], 't60', 20],
  ])('a school has %s', (_which, policies, planCode, graceDays) => {
    expect(policyAt(policies, local('2026-07-01'), planCode).graceDays).toBe(graceDays);
  });
});
