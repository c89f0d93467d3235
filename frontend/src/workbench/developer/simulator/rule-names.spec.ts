import { ruleName } from './rule-names';

it.each([
  ['reminder-14', 'Peringatan 14 hari'],
  ['grace-day-3', 'Ihsan hari 3'],
  ['limited-end', 'Dikunci'],
  ['brand-new-rule', 'brand-new-rule'],
])('%s is %s', (rule, name) => {
  expect(ruleName(rule)).toBe(name);
});
