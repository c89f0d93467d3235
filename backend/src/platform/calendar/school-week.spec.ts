import { daysOf, groupOf, lastDayOf, weekAfter, weekOf, weekStartOf } from './school-week.js';

it.each([
  ['02', 'A', 'sunday'],
  ['03', 'A', 'sunday'],
  ['11', 'A', 'sunday'],
  ['01', 'B', 'monday'],
  ['13', 'B', 'monday'],
  [null, 'B', 'monday'],
])('a school of the state %s belongs to group %s and begins its week on %s', (state, group, start) => {
  expect([groupOf(state), weekStartOf(state)]).toEqual([group, start]);
});

it.each([
  ['2026-01-15', 'sunday', '2026-01-11'],
  ['2026-01-15', 'monday', '2026-01-12'],
  ['2026-01-11', 'monday', '2026-01-05'],
  ['2026-11-22', 'sunday', '2026-11-22'],
  ['2026-11-28', 'sunday', '2026-11-22'],
] as const)('%s lies, in a %s school, in the week of %s', (day, start, week) => {
  expect(weekOf(day, start)).toBe(week);
});

it('a week has seven days and is followed by the next', () => {
  expect(daysOf('2026-12-28').at(-1)).toBe(lastDayOf('2026-12-28'));
  expect(lastDayOf('2026-12-28')).toBe('2027-01-03');
  expect(weekAfter('2026-12-28', 1)).toBe('2027-01-04');
  expect(weekAfter('2026-12-28', -1)).toBe('2026-12-21');
});
