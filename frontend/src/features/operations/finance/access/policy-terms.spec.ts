import { policyBody, policyFormAt, policyProblems, usualPolicy } from './policy-terms';

const form = { ...usualPolicy, effectiveFrom: '2026-04-01' };

describe('a policy in the form', () => {
  it('is ordered in numbers once nothing is wrong with it', () => {
    expect(policyProblems(form, '2026-03-31')).toEqual([]);
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
    expect(policyProblems({ ...form, ...part }, '2026-03-31').map(({ field }) => field)).toEqual(wrong);
  });

  it('begins with what is in force, and with the usual where nothing is', () => {
    const version = {
      id: '',
      planCode: null,
      graceDays: 21,
      limitedDays: 14,
      trialDays: 30,
      trialTeacherLimit: 20,
      effectiveFrom: '2026-03-01T00:00:00.000+08:00',
      actor: 'kewangan@rekod.test',
      reason: null,
    };
    const later = { ...version, graceDays: 28, effectiveFrom: '2026-04-01T00:00:00.000+08:00' };
    const formOn = (now: string) => policyFormAt([later, version], new Date(now));
    expect(formOn('2026-03-15')).toMatchObject({
      graceDays: '21',
      trialTeacherLimit: '20',
      effectiveFrom: '',
    });
    expect(formOn('2026-04-02')).toMatchObject({ graceDays: '28' });
    expect(formOn('2026-02-01')).toEqual(usualPolicy);
  });
});
