import { boughtPlan, nextPlan } from './finance-names';

const month = { boughtPlanName: 'Sederhana', planName: 'Sederhana', termMonths: 1 };

it('a sum of a month stands beside the plan that was bought, not beside the next', () => {
  expect(boughtPlan({ ...month, planName: 'Kecil' })).toBe('Sederhana');
  expect(boughtPlan({ ...month, boughtPlanName: null })).toBe('Bayaran dipulangkan');
  expect(boughtPlan({ boughtPlanName: null, planName: null, termMonths: null })).toBe('Belum membeli');
});

it('what a further term asks names its plan where that is another', () => {
  expect(nextPlan(month)).toBe('sebulan');
  expect(nextPlan({ ...month, planName: 'Besar', termMonths: 12 })).toBe('Besar, setahun');
});
