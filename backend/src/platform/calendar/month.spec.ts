import { addMonths, weeksOfMonth } from './month.js';

it('months run over the ends of years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
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
