import { planWith, textWith } from '../../plan.builder';
import { earlierPlans } from './earlier-plans';

const plan = (id: string, date: string, className: string, subject = 'Sains') =>
  planWith({ id, date, className, subject, activities: 'Stesen (12 min)' });

it('earlier plans are of the same subject, those of the class first, each with how it was done', () => {
  const plans = [
    plan('now', '2026-11-20', '5 Bestari'),
    plan('later', '2026-11-27', '5 Bestari'),
    { ...plan('afterwards', '2026-11-20', '5 Bestari'), startTime: '11:00' },
    plan('parallel', '2026-11-19', '5 Cerdas'),
    plan('own', '2026-11-13', '5 bestari'),
    plan('other', '2026-11-18', '5 Bestari', 'Muzik'),
    { ...plan('empty', '2026-11-18', '5 Bestari'), activities: '' },
  ];
  const found = earlierPlans(
    plans,
    'now',
    textWith({ subject: 'sains', className: '5 Bestari', startTime: '10:00' }),
  );
  expect(found.map(({ id }) => id)).toEqual(['own', 'parallel']);
});
