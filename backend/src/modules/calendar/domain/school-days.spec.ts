import { publishedDays } from './published-days.js';
import type { SchoolDays } from './school-calendar.js';
import { lessonDayFrom, toldDaysOf, unusualDay, weekOfSchool } from './school-days.js';
import { weekAt } from './school-weeks.js';

const SELANGOR = '10';
const KELANTAN = '03';

const selangor: SchoolDays = {
  ...publishedDays(SELANGOR, '2026-11-23'),
  exceptions: [{ day: '2026-11-28', followsWeekday: 1, cutFrom: null, reason: 'Ganti Hari Sukan' }],
};
const kelantan = publishedDays(KELANTAN, '2026-11-23');

it.each([
  ['Kelantan', kelantan, '2026-11-22', '2026-11-22'],
  ['Kelantan', kelantan, '2026-11-28', '2026-11-22'],
  ['Selangor', selangor, '2026-11-22', '2026-11-16'],
  ['Selangor', selangor, '2026-11-23', '2026-11-23'],
])('in %s %s lies in the week that the calendar of the school begins on %s', (_, days, day, week) => {
  expect([weekOfSchool(days, day), weekAt(days, day)?.firstDay]).toEqual([week, week]);
});

it('a week is told by its days of school, a holiday among them and a day that replaces another', () => {
  expect(toldDaysOf(selangor, '2026-11-09')).toEqual([
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
  ]);
  expect(toldDaysOf(selangor, '2026-11-23').slice(4)).toEqual(['2026-11-27', '2026-11-28']);
  expect(toldDaysOf(kelantan, '2026-11-22')[0]).toBe('2026-11-22');
});

it.each([
  ['2026-11-10', { isHeld: false, names: ['Cuti tambahan KPM'] }],
  ['2026-08-31', { isHeld: false, names: ['Cuti Penggal 2', 'Hari Kebangsaan'] }],
  ['2026-11-28', { isHeld: true, names: ['Ganti Hari Sukan'] }],
  ['2026-11-23', null],
  ['2026-11-29', null],
])('%s is told for what it is otherwise than its weekday says', (day, told) => {
  expect(unusualDay(selangor, day)).toEqual(told);
});

it.each([
  ['a holiday is passed over', selangor, '2026-11-09', '2026-11-11'],
  ['a weekend is passed over', selangor, '2026-11-21', '2026-11-23'],
  ['a day that replaces another is one', selangor, '2026-11-28', '2026-11-28'],
  ['a Sunday is one in Kelantan', kelantan, '2026-11-22', '2026-11-22'],
  ['a Friday is none in Kelantan', kelantan, '2026-11-20', '2026-11-22'],
  ['past what is known the weekday decides', selangor, '2027-02-06', '2027-02-08'],
])('the next day for a lesson: %s', (_, days, from, day) => {
  expect(lessonDayFrom(days, from)).toBe(day);
});

it('of a year that is not published no day is known, and no week has a number', () => {
  const unknown = publishedDays(KELANTAN, '2027-02-01');
  expect(weekAt(unknown, '2027-02-01')).toBeUndefined();
  expect(unusualDay(unknown, '2027-02-01')).toBeNull();
  expect(toldDaysOf(unknown, '2027-01-31')).toHaveLength(5);
});
