import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { weeksShown } from './weeks-shown';

const calendar: SchoolCalendar = {
  ...{ firstDay: '2026-01-12', lastDay: '2026-06-26', group: 'B', schoolWeekdays: [1, 2, 3, 4, 5] },
  terms: [
    { term: 1, from: '2026-01-12', to: '2026-03-20' },
    { term: 1, from: '2026-03-30', to: '2026-05-22' },
  ],
  ...{ holidays: [], exceptions: [], specialPeriods: [], bellSchedules: [], stops: [] },
  cycle: { weeks: 2, anchor: '2026-03-11', skipsHolidayWeeks: true },
  ...{ numbering: 'teaching', isConfirmed: true, leastSchoolDays: 190, mostSchoolEvents: 4 },
};
const told = (differing: Partial<SchoolCalendar>, day = '2026-03-10') =>
  weeksShown({ ...calendar, ...differing }, day)
    .slice(0, 4)
    .map(({ number, letter }) => `${number ?? '-'}${letter ?? ''}`);

it('weeks are called by their number and the letter of their timetable, from the week of a day on', () => {
  expect(told({})).toEqual(['9A', '10B', '-A', '11A']);
  expect(told({ cycle: { ...calendar.cycle, skipsHolidayWeeks: false } })).toEqual([
    '9A',
    '10B',
    '-A',
    '11B',
  ]);
  expect(told({ numbering: 'with_holidays' })).toEqual(['9A', '10B', '11A', '12A']);
  expect(told({ cycle: { ...calendar.cycle, weeks: 1 } })).toEqual(['9', '10', '-', '11']);
});

it('at the end of the session its last weeks are shown, before it its first', () => {
  expect(weeksShown(calendar, '2026-12-01')).toHaveLength(8);
  expect(weeksShown(calendar, '2026-12-01').at(-1)?.number).toBe(18);
  expect(weeksShown(calendar, '2025-12-01')[0]?.number).toBe(1);
});
