import { publishedDays } from '@rules/calendar/domain/published-days';
import { planWith } from '../plan.builder';
import { completionSentence, planWeeks } from './plan-groups';

const selangor = publishedDays('10', '2026-11-22');
const lesson = (id: string, date: string, startTime: string) => planWith({ id, date, startTime });

it('plans stand by week and day as given, lessons in the order of the day', () => {
  const weeks = planWeeks(
    [
      lesson('d', '2026-11-23', '09:00'),
      lesson('c', '2026-11-20', '10:00'),
      lesson('b', '2026-11-20', '07:30'),
      lesson('a', '2026-11-16', '08:00'),
    ],
    selangor,
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
  expect(planWeeks(plans, publishedDays('03', '2026-11-22')).map(({ week }) => week)).toEqual(['2026-11-22']);
  expect(planWeeks(plans, selangor).map(({ week }) => week)).toEqual(['2026-11-23', '2026-11-16']);
});

it('a holiday and a Saturday that replaces a day stand among the days of a week without any plan', () => {
  const exceptions = [
    { day: '2026-11-14', followsWeekday: 1, cutFrom: null, reason: 'Ganti Deepavali' } as const,
  ];
  const [week] = planWeeks([lesson('a', '2026-11-11', '08:00')], { ...selangor, exceptions });
  expect(week?.days.map(({ date, unusual, plans }) => [date, unusual?.isHeld, plans.length])).toEqual([
    ['2026-11-14', true, 0],
    ['2026-11-11', undefined, 1],
    ['2026-11-10', false, 0],
    ['2026-11-09', false, 0],
  ]);
});

const beforeThem = new Date('2026-11-01T00:00:00+08:00');

const plans = (complete: number, all: number) =>
  Array.from({ length: all }, (_, index) =>
    planWith({ objective: 'a', activities: index < complete ? 'b' : '' }),
  );

it.each([
  [12, 15, false, '12 daripada 15 rancangan lengkap.'],
  [15, 15, false, 'Semua 15 rancangan lengkap.'],
  [3, 30, true, '3 daripada 30 rancangan terkini lengkap.'],
])('%d of %d complete, more to come: %s', (complete, all, more, sentence) => {
  expect(completionSentence(plans(complete, all), more, beforeThem)).toBe(sentence);
});
