import { daysOfWeek, sumOfWeek } from './week';

it.each([
  ['2026-11-16', 'monday', '2026-11-16', '2026-11-22'],
  ['2026-11-22', 'monday', '2026-11-16', '2026-11-22'],
  ['2026-11-22', 'sunday', '2026-11-22', '2026-11-28'],
  ['2026-11-28', 'sunday', '2026-11-22', '2026-11-28'],
] as const)('%s lies, in a %s school, in the week from %s to %s', (date, weekStart, first, last) => {
  const days = daysOfWeek(date, weekStart);
  expect([days[0], days[6], days.length]).toEqual([first, last, 7]);
});

it('days without plans count as none, and other weeks do not count', () => {
  const days = daysOfWeek('2026-11-16', 'monday');
  const written = [
    { date: '2026-11-17', plans: 4, teachers: 3 },
    { date: '2026-11-19', plans: 5, teachers: 2 },
    { date: '2026-11-24', plans: 9, teachers: 9 },
  ];
  expect(sumOfWeek(days, written)).toEqual({
    plans: [0, 4, 0, 5, 0, 0, 0],
    teachers: [0, 3, 0, 2, 0, 0, 0],
    total: 9,
    busiest: 3,
  });
});

it('a week of nothing is a week of noughts', () => {
  expect(sumOfWeek(daysOfWeek('2026-11-16', 'monday'), [])).toMatchObject({ total: 0, busiest: 0 });
});
