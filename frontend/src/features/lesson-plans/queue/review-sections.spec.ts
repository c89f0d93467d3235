import { planFields } from '../plan';
import { textWith } from '../plan.builder';
import { changesIn, reviewSections } from './review-sections';

it('shows the parts that say something, in the order in which a plan is read', () => {
  const plan = textWith({
    objective: 'Menyebut tiga bahan',
    resources: 'Ais',
    topic: 'Haba',
    activities: '',
  });
  expect(reviewSections(plan, null).map(({ section }) => section)).toEqual([
    'learningStandards',
    'objective',
    'resources',
  ]);
});

it('has every field that is planned in exactly one part, but for those of the head', () => {
  const texts = planFields.map((field) => [
    field,
    { date: '2026-10-12', startTime: '08:05', endTime: '09:25', targetLevel: 4 }[field as string] ??
      (field.endsWith('Standards') ? [field] : field),
  ]);
  const shown = reviewSections(textWith(Object.fromEntries(texts)), null).flatMap((part) => part.texts);
  const head = ['date', 'startTime', 'endTime', 'className', 'subject'];
  const planned = planFields.filter((field) => !head.includes(field) && field !== 'reflection');
  expect(shown.map(({ field }) => field).toSorted()).toEqual(planned.toSorted());
  for (const { field, words } of shown) expect(words).toBe(field === 'targetLevel' ? '4' : field);
});

it('marks what says something else than before, and shows what was taken out', () => {
  const before = textWith({ objective: 'Murid faham', resources: 'Ais', activities: 'Stesen' });
  const now = textWith({ objective: 'Murid mengelaskan', resources: '', activities: 'Stesen' });
  const sections = reviewSections(now, before);
  expect(sections.map((each) => [each.section, changesIn(each)])).toEqual([
    ['objective', 1],
    ['activities', 0],
    ['resources', 1],
  ]);
});
