import { policyEffect } from './policy-effect';

const order = {
  graceDays: 14,
  limitedDays: 7,
  trialDays: 30,
  trialTeacherLimit: 60,
  effectiveFrom: '2026-12-01',
};

describe('the effect of a policy, in words', () => {
  it('follows a subscription that ends as the policy begins, day by day until it is locked', () => {
    expect(policyEffect(order, 'general')).toEqual([
      'Contohnya langganan hingga 30 Nov 2026: tempoh ihsan hingga 14 Dis 2026, akses terhad hingga 21 Dis 2026, dikunci mulai 22 Dis 2026.',
      'Percubaan 30 hari bagi sekolah yang mendaftar mulai 1 Dis 2026, sehingga 60 guru.',
    ]);
  });

  it('speaks of a trial only where the policy reaches one', () => {
    expect(policyEffect(order, 'plan')).toHaveLength(1);
    expect(policyEffect(order, 'school')[1]).toBe(
      'Selagi pelan belum dibeli, sehingga 60 guru mulai 1 Dis 2026.',
    );
  });

  it('says what there is none of', () => {
    const [course, trial] = policyEffect({ ...order, graceDays: 0, limitedDays: 0, trialDays: 0 }, 'general');
    expect(course).toContain('tiada tempoh ihsan, tiada akses terhad, dikunci mulai 1 Dis 2026.');
    expect(trial).toMatch(/^Tiada percubaan/);
  });
});
