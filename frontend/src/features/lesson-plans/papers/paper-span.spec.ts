import { planWith } from '../plan.builder';
import { classesOf, spanOf } from './paper-span';

const WEEK = { from: '2026-02-23', to: '2026-03-01' };

describe('The days of a paper', () => {
  it('are the week, the month in which it begins, or the session', () => {
    const session = { firstDay: '2026-01-12', lastDay: '2026-12-04' };
    expect(spanOf('week', WEEK, undefined)).toEqual(WEEK);
    expect(spanOf('month', WEEK, undefined)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(spanOf('session', WEEK, session)).toEqual({ from: '2026-01-12', to: '2026-12-04' });
    expect(spanOf('session', WEEK, undefined)).toBeUndefined();
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
