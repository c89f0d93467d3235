import { planWith } from '../plan.builder';
import { completionSentence, planWeeks } from './plan-groups';

const lesson = (id: string, date: string, startTime: string) => planWith({ id, date, startTime });

it('plans stand by week and day as given, lessons in the order of the day', () => {
  const weeks = planWeeks(
    [
      lesson('d', '2026-11-23', '09:00'),
      lesson('c', '2026-11-20', '10:00'),
      lesson('b', '2026-11-20', '07:30'),
      lesson('a', '2026-11-16', '08:00'),
    ],
    'monday',
  );
  const ids = weeks.map(({ week, days }) => [
    week,
    days.map(({ date, plans }) => [date, plans.map(({ id }) => id)]),
  ]);
  expect(ids).toEqual([
    ['2026-11-23', [['2026-11-23', ['d']]]],
    [
      '2026-11-16',
      [
        ['2026-11-20', ['b', 'c']],
        ['2026-11-16', ['a']],
      ],
    ],
  ]);
});

it('a Sunday stands in the week that it begins where school is on Sundays', () => {
  const plans = [lesson('b', '2026-11-23', '09:00'), lesson('a', '2026-11-22', '10:00')];
  expect(planWeeks(plans, 'sunday').map(({ week }) => week)).toEqual(['2026-11-22']);
  expect(planWeeks(plans, 'monday').map(({ week }) => week)).toEqual(['2026-11-23', '2026-11-16']);
});

const plans = (complete: number, all: number) =>
  Array.from({ length: all }, (_, index) => planWith({ isComplete: index < complete }));

it.each([
  [12, 15, false, '12 daripada 15 rancangan lengkap.'],
  [15, 15, false, 'Semua 15 rancangan lengkap.'],
  [3, 30, true, '3 daripada 30 rancangan terkini lengkap.'],
])('%d of %d complete, more to come: %s', (complete, all, more, sentence) => {
  expect(completionSentence(plans(complete, all), more)).toBe(sentence);
});
