import { type OfferedPlan, priceFor, suggestedPlan } from './suggested-plan';

const plan = (code: string, teacherLimit: number): OfferedPlan => ({
  code,
  name: code,
  teacherLimit,
  prices: [{ termMonths: 12, amountSen: 100 }],
});
const plans = [plan('besar', 150), plan('kecil', 30), plan('sederhana', 80)];

it.each([
  [1, 'kecil'],
  [30, 'kecil'],
  [31, 'sederhana'],
  [150, 'besar'],
  [151, undefined],
])('for %s teachers the smallest plan that holds them is suggested: %s', (teachers, code) => {
  expect(suggestedPlan(plans, teachers)?.code).toBe(code);
});

it('a term that is not sold has no price', () => {
  expect([priceFor(plan('kecil', 30), 12), priceFor(plan('kecil', 30), 1)]).toEqual([100, undefined]);
});
