import { policyBody, policyProblems, usualPolicy } from './policy-terms';

const form = { ...usualPolicy, effectiveFrom: '2026-04-01' };

describe('a policy in the form', () => {
  it('is ordered in numbers once nothing is wrong with it', () => {
    expect(policyProblems(form, '2026-03-31')).toEqual({});
    expect(policyBody(form)).toEqual({
      graceDays: 14,
      limitedDays: 14,
      trialDays: 30,
      trialTeacherLimit: 60,
      effectiveFrom: '2026-04-01',
    });
  });

  it.each([
    [{ graceDays: '366' }, ['graceDays']],
    [{ limitedDays: '' }, ['limitedDays']],
    [{ trialDays: '1.5' }, ['trialDays']],
    [{ trialTeacherLimit: '0' }, ['trialTeacherLimit']],
    [{ effectiveFrom: '2026-03-31' }, ['effectiveFrom']],
    [{ effectiveFrom: '' }, ['effectiveFrom']],
  ])('says what is wrong: %j', (part, wrong) => {
    expect(Object.keys(policyProblems({ ...form, ...part }, '2026-03-31'))).toEqual(wrong);
  });
});
