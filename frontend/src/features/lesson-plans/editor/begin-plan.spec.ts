import { publishedDays } from '@rules/calendar/domain/published-days';
import type { LessonPlan } from '../plan';
import { blank, planWith } from '../plan.builder';
import { beginPlan, nextPeriod, wordsOf } from './begin-plan';

const friday = '2026-11-20';
const monday = '2026-11-23';
/** Of a school from Monday to Friday. */
const days = publishedDays('10', friday);

const lesson = (date: string, startTime: string, endTime: string, differing: Partial<LessonPlan> = {}) =>
  planWith({ date, startTime, endTime, ...differing });
const next = (today: string, ...plans: LessonPlan[]) => {
  const { date, startTime, endTime } = nextPeriod(plans, today, days);
  return `${date} ${startTime}-${endTime}`;
};

it.each([
  ['the first period of a day of school', friday, [], '2026-11-20 07:30-08:30'],
  ['the day after the holidays, when today is one', '2026-11-09', [], '2026-11-11 07:30-08:30'],
  ['Monday, when today is Sunday', '2026-11-22', [], '2026-11-23 07:30-08:30'],
  [
    'the period after the last, as long as that',
    friday,
    [lesson(friday, '07:40', '08:10')],
    '2026-11-20 08:10-08:40',
  ],
  [
    'what is free after the last',
    friday,
    [
      lesson(friday, '07:30', '08:30'),
      lesson(friday, '08:30', '09:30', { updatedAt: '2026-11-01T08:00:00+08:00' }),
    ],
    '2026-11-20 09:30-10:30',
  ],
  [
    'the next day of school, when the day is full',
    friday,
    [lesson(friday, '18:10', '18:40')],
    '2026-11-23 07:30-08:30',
  ],
  [
    'today, when the last was before',
    friday,
    [lesson('2026-11-13', '10:00', '11:00')],
    '2026-11-20 07:30-08:30',
  ],
  [
    'what no sample decides',
    friday,
    [lesson(friday, '10:00', '11:00', { isSample: true })],
    '2026-11-20 07:30-08:30',
  ],
])('a new plan begins with %s', (_what, today, plans, period) => {
  expect(next(today, ...plans)).toBe(period);
});

it('the last is the one written last, on whichever day it is', () => {
  const ahead = lesson('2026-11-27', '07:30', '08:30', { updatedAt: '2026-11-20T08:00:00+08:00' });
  const latest = lesson('2026-11-24', '10:00', '11:00', { updatedAt: '2026-11-20T09:00:00+08:00' });
  expect(next(friday, ahead, latest)).toBe('2026-11-24 11:00-12:00');
});

it('a copy takes over all but the reflection, into a period of its own', () => {
  const copied = planWith({ subject: 'Sains', objective: 'a', activities: 'b', reflection: 'c' });
  const period = { date: monday, startTime: '09:00', endTime: '10:00' };
  expect(beginPlan(period, copied)).toEqual({
    ...blank,
    ...period,
    subject: 'Sains',
    objective: 'a',
    activities: 'b',
  });
});

it('own subjects and classes are offered once each, the latest first, without those of samples', () => {
  const plans = [
    planWith({ subject: 'Sains ', updatedAt: '2026-11-18T08:00:00+08:00' }),
    planWith({ subject: 'Muzik', updatedAt: '2026-11-20T08:00:00+08:00' }),
    planWith({ subject: 'Sains', updatedAt: '2026-11-19T08:00:00+08:00' }),
    planWith({ subject: '' }),
    planWith({ subject: 'Sejarah', isSample: true }),
  ];
  expect(wordsOf('subject', plans)).toEqual(['Muzik', 'Sains']);
});
