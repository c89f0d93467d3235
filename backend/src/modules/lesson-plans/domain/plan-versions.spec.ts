import { blankPlan } from './lesson-plan.js';
import { isKept, planningPartOf } from './plan-versions.js';

const NOON = Date.parse('2026-10-12T12:00:00+08:00');
const MINUTE = 60_000;
const part = planningPartOf({ ...blankPlan('2026-10-12'), objective: 'Murid dapat meramal.' });
const changed = { ...part, objective: 'Murid dapat menerangkan.' };

it('what stood is kept when its author comes back after a while, not while they write on', () => {
  const before = { ...part, updatedAt: NOON };
  expect(isKept(before, changed, NOON + 9 * MINUTE)).toBe(false);
  expect(isKept(before, changed, NOON + 10 * MINUTE)).toBe(true);
});

it('nothing is kept where the planning part stays as it was', () => {
  const noted = { ...part, reflection: 'Semua menguasai.' };
  expect(isKept({ ...part, updatedAt: NOON }, noted, NOON + 60 * MINUTE)).toBe(false);
});

it('a version of before a part was added has it blank', () => {
  const { topic, ...old } = part;
  expect(planningPartOf(old).topic).toBe('');
});
