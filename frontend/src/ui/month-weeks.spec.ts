import { addDays, addMonths, weekOf, weeksOfMonth } from './month-weeks';

it('days and months run over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('a week starts on Sunday in group A and on Monday in group B', () => {
  expect(weekOf('2026-01-15', 'sunday')).toBe('2026-01-11');
  expect(weekOf('2026-01-15', 'monday')).toBe('2026-01-12');
  expect(weekOf('2026-01-11', 'monday')).toBe('2026-01-05');
});

it('a month is covered by whole weeks', () => {
  const weeks = weeksOfMonth('2026-02', 'monday');
  expect(weeks.map(([first]) => first)).toEqual([
    '2026-01-26',
    '2026-02-02',
    '2026-02-09',
    '2026-02-16',
    '2026-02-23',
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeksOfMonth('2026-02', 'sunday')).toHaveLength(4);
});
