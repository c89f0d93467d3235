import { daysOf } from '@rules/calendar/school-week';
import { sumOfWeek } from './week';

it('days without plans count as none, and other weeks do not count', () => {
  const days = daysOf('2026-11-16');
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
  expect(sumOfWeek(daysOf('2026-11-16'), [])).toMatchObject({ total: 0, busiest: 0 });
});
