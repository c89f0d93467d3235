import { breakAt, calendarOf, isSchoolDay, schoolDaysOf, schoolWeekAt } from './academic-calendar';
import { schoolYear2026 } from './school-year-2026';

const kedah = calendarOf(schoolYear2026, '02');
const selangor = calendarOf(schoolYear2026, '10');
const sarawak = calendarOf(schoolYear2026, '13');

const wholeYear = { start: '2026-01-01', end: '2026-12-31' };

it.each([
  ['A', kedah, 204, [44, 40, 58, 62]],
  ['B', selangor, 202, [43, 39, 58, 62]],
])('group %s has the school days that are published, block by block', (_group, calendar, total, blocks) => {
  expect(schoolDaysOf(calendar, wholeYear)).toHaveLength(total);
  expect(calendar.blocks.map((block) => schoolDaysOf(calendar, block).length)).toEqual(blocks);
});

it('group B has the school days of every month that are published', () => {
  const months = schoolDaysOf(selangor, wholeYear).map((date) => Number(date.slice(5, 7)));
  const counts = Array.from({ length: 12 }, (_, month) => months.filter((one) => one === month + 1).length);
  expect(counts).toEqual([15, 15, 15, 22, 15, 16, 23, 19, 17, 22, 19, 4]);
});

it('Sarawak goes to school on 10 November, the rest of group B does not', () => {
  expect([sarawak, selangor].map((calendar) => isSchoolDay(calendar, '2026-11-10'))).toEqual([true, false]);
  expect(schoolDaysOf(sarawak, wholeYear)).toHaveLength(203);
});

it.each([
  ['2026-01-12', selangor, { number: 1, term: 1, start: '2026-01-12', end: '2026-01-16' }],
  ['2026-01-11', kedah, { number: 1, term: 1, start: '2026-01-11', end: '2026-01-15' }],
  ['2026-03-30', selangor, { number: 11, term: 1, start: '2026-03-30', end: '2026-04-03' }],
  ['2026-11-11', selangor, { number: 40, term: 2, start: '2026-11-09', end: '2026-11-13' }],
  ['2026-11-15', selangor, { number: 40, term: 2, start: '2026-11-09', end: '2026-11-13' }],
  ['2026-12-04', selangor, { number: 43, term: 2, start: '2026-11-30', end: '2026-12-04' }],
  ['2026-12-03', kedah, { number: 43, term: 2, start: '2026-11-29', end: '2026-12-03' }],
])(
  '%s lies in its week, which starts on Sunday in group A and on Monday in group B',
  (date, calendar, week) => {
    expect(schoolWeekAt(calendar, date)).toEqual(week);
  },
);

it.each(['2026-01-05', '2026-03-25', '2026-12-25', '2027-01-04'])('%s lies in no school week', (date) => {
  expect(schoolWeekAt(selangor, date)).toBeUndefined();
});

it('a break is named for whoever asks on one of its days', () => {
  expect(breakAt(selangor, '2026-03-21')?.name).toBe('Cuti Penggal 1');
  expect(breakAt(kedah, '2026-03-29')).toBeUndefined();
});
