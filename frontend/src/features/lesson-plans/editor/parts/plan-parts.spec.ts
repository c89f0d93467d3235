import { OPTIONAL_PARTS } from '@rules/lesson-plans/domain/plan-form';
import { planFields } from '../../plan';
import { blank } from '../../plan.builder';
import { hiddenParts, isSectionDone, planParts, shownParts } from './plan-parts';

const ofHead = ['date', 'startTime', 'endTime', 'className', 'subject', 'topic'];

it('every field of a plan stands in the head of the form or in one of its nine parts', () => {
  const placed = planParts.flatMap(({ fields }) => fields);
  expect(planParts).toHaveLength(9);
  expect([...ofHead, ...placed].toSorted()).toEqual([...planFields].toSorted());
});

it('a section is done when what must be written there is', () => {
  expect(isSectionDone('objective', { ...blank, successCriteria: 'Tiga bahan.' })).toBe(false);
  expect(isSectionDone('objective', { ...blank, objective: 'Tiga bahan.' })).toBe(true);
  expect(isSectionDone('standard', { ...blank, learningStandards: ['9.2.1 Haba'] })).toBe(true);
});

it('the short form says what it does not show', () => {
  expect(hiddenParts(blank)).toEqual([]);
  expect(hiddenParts({ ...blank, thinking: 'Menganalisis', targetLevel: 4, objective: 'a' })).toEqual([
    'thinking',
    'targetLevel',
  ]);
});

it('the long form shows the optional parts that the school uses, and none that is written is hidden', () => {
  const namesOf = (...asked: Parameters<typeof shownParts>) => shownParts(...asked).map(({ name }) => name);
  expect(namesOf('brief', ['criteria'], blank)).toEqual([
    'standard',
    'objective',
    'activities',
    'reflection',
  ]);
  expect(namesOf('full', ['resources'], { ...blank, enrichment: 'Lembaran' })).toEqual([
    ...['standard', 'objective', 'activities', 'resources', 'followUp', 'reflection'],
  ]);
  expect(shownParts('full', OPTIONAL_PARTS, blank)).toEqual(planParts);
});
