import { planWith } from '../plan.builder';
import { classesOf, spanOf, termOf } from './paper-span';

const WEEK = { from: '2026-02-23', to: '2026-03-01' };

describe('The days of a paper', () => {
  const session = { firstDay: '2026-01-12', lastDay: '2026-12-04' };
  const terms = [
    { term: 2, from: '2026-06-22', to: '2026-08-28' },
    { term: 1, from: '2026-03-30', to: '2026-05-22' },
    { term: 1, from: '2026-01-12', to: '2026-03-20' },
  ];

  it('are the week, the month in which it begins, the term, or the session', () => {
    const known = { session, terms };
    expect(spanOf('week', WEEK, known)).toEqual(WEEK);
    expect(spanOf('month', WEEK, known)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(spanOf('term', WEEK, known)).toEqual({ from: '2026-01-12', to: '2026-05-22' });
    expect(spanOf('session', WEEK, known)).toEqual({ from: '2026-01-12', to: '2026-12-04' });
    expect(spanOf('session', WEEK, { session: undefined, terms: [] })).toBeUndefined();
  });

  it.each([
    ['between its two parts', '2026-03-25', 1],
    ['in the holidays after it', '2026-06-01', 1],
    ['on its first day', '2026-06-22', 2],
    ['before any', '2026-01-05', undefined],
  ])('of a term are those of the term %s', (_, day, term) => {
    expect(termOf(terms, day)?.term).toBe(term);
  });
});

describe('What a paper is of', () => {
  it('is each class with its subject once, then each subject over all classes', () => {
    const plan = (className: string, subject: string) => planWith({ className, subject });
    const plans = [
      plan('5 Bestari', 'Sains'),
      plan('4 Amanah', 'Sains'),
      plan('5 Bestari', 'Sains'),
      plan('', ''),
    ];
    expect(classesOf({ plans }).map(({ label }) => label)).toEqual([
      '5 Bestari · Sains',
      '4 Amanah · Sains',
      'Semua kelas · Sains',
    ]);
  });
});
