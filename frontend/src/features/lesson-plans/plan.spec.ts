import { blankPlan, missingParts, planTitle } from './plan';

const blank = blankPlan('2026-11-20');
const whole = { ...blank, objective: 'a', activities: 'b', reflection: 'c' };

it.each([
  [blank, 'objektif, aktiviti dan refleksi'],
  [{ ...whole, reflection: '  \n' }, 'refleksi'],
  [{ ...whole, objective: '', reflection: '' }, 'objektif dan refleksi'],
  [whole, ''],
])('what is missing of a plan is named', (plan, expected) => {
  expect(missingParts(plan)).toBe(expected);
});

it.each([
  [{ subject: 'Matematik', className: '4 Bestari' }, 'Matematik · 4 Bestari'],
  [{ subject: 'Sains', className: '' }, 'Sains'],
  [{ subject: '', className: '' }, 'Rancangan tanpa tajuk'],
])('a plan is titled by what is known of it', (known, expected) => {
  expect(planTitle({ ...blank, ...known })).toBe(expected);
});
