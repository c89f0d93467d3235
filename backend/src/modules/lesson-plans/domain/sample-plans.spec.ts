import { isComplete } from './lesson-plan.js';
import { samplePlans } from './sample-plans.js';

it.each([
  ['a Monday', '2026-11-16'],
  ['a Thursday', '2026-11-19'],
  ['a Sunday', '2026-11-22'],
])('on %s the samples stand on Monday to Thursday of its week', (_day, date) => {
  const dates = samplePlans(date).map(({ content }) => content.date);
  expect([...new Set(dates)]).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']);
});

it('they are a handful, each its own, some complete and some not', () => {
  const plans = samplePlans('2026-11-16');
  expect(plans).toHaveLength(5);
  expect(new Set(plans.map(({ sample }) => sample)).size).toBe(5);
  expect(new Set(plans.map(({ content }) => isComplete(content)))).toEqual(new Set([true, false]));
});
