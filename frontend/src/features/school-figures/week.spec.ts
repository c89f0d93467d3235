import { daysOfWeek, weekOf } from './week';

it.each(['2026-11-16', '2026-11-19', '2026-11-22'])('%s lies in the week from Monday 16 November', (date) => {
  const days = daysOfWeek(date);
  expect([days[0], days[6], days.length]).toEqual(['2026-11-16', '2026-11-22', 7]);
});

it('days without plans count as none, and other weeks do not count', () => {
  const days = daysOfWeek('2026-11-16');
  const written = [
    { date: '2026-11-17', plans: 4, teachers: 3 },
    { date: '2026-11-19', plans: 5, teachers: 2 },
    { date: '2026-11-24', plans: 9, teachers: 9 },
  ];
  expect(weekOf(days, written)).toEqual({
    plans: [0, 4, 0, 5, 0, 0, 0],
    teachers: [0, 3, 0, 2, 0, 0, 0],
    total: 9,
    busiest: 3,
  });
});

it('a week of nothing is a week of noughts', () => {
  expect(weekOf(daysOfWeek('2026-11-16'), [])).toMatchObject({ total: 0, busiest: 0 });
});
