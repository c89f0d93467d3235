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
