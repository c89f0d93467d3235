import { isComplete } from './lesson-plan.js';
import { samplePlans } from './sample-plans.js';

it.each([
  ['a Monday', '2026-11-16', 'monday', 16],
  ['a Thursday', '2026-11-19', 'monday', 16],
  ['a Sunday, the last day of its week', '2026-11-22', 'monday', 16],
  ['a Sunday, the first day of its week', '2026-11-22', 'sunday', 23],
  ['the Saturday before', '2026-11-21', 'sunday', 16],
] as const)('on %s the samples stand on Monday to Thursday of the week', (_day, date, weekStart, monday) => {
  const dates = samplePlans(date, weekStart).map(({ content }) => content.date);
  expect([...new Set(dates)]).toEqual([0, 1, 2, 3].map((day) => `2026-11-${monday + day}`));
});

it('they are a handful, each its own, some complete and some not', () => {
  const plans = samplePlans('2026-11-16', 'monday');
  expect(plans).toHaveLength(5);
  expect(new Set(plans.map(({ sample }) => sample)).size).toBe(5);
  expect(new Set(plans.map(({ content }) => isComplete(content)))).toEqual(new Set([true, false]));
});
