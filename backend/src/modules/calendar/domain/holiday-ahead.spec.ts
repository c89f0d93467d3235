import { holidayAhead } from './holiday-ahead.js';
import { officialDays } from './official-year.js';
import { OFFICIAL_2026 } from './official-years/official-2026.js';
import type { Holiday, SchoolCalendar } from './school-calendar.js';
import { schoolWeekdaysOf } from './school-calendar.js';

const own: Holiday = { kind: 'school_event', name: 'Hari Sukan', from: '2026-10-09', to: '2026-10-09' };
const { terms, holidays } = officialDays(OFFICIAL_2026, '10');
const selangor: SchoolCalendar = {
  firstDay: '2026-01-12',
  lastDay: '2026-12-04',
  group: 'B',
  schoolWeekdays: schoolWeekdaysOf('B'),
  terms,
  holidays: [...holidays, own],
  exceptions: [],
  specialPeriods: [],
  bellSchedules: [],
  stops: [],
  cycle: { weeks: 1, anchor: '2026-01-12', skipsHolidayWeeks: false },
  numbering: 'teaching',
  isConfirmed: true,
  leastSchoolDays: 190,
  mostSchoolEvents: 4,
};
const aheadOf = (day: string, calendar = selangor) => {
  const ahead = holidayAhead(calendar, day);
  return ahead && [ahead.holiday.name, ahead.holiday.from, ahead.schoolDaysBefore];
};

it.each([
  ['2026-10-07', ['Hari Sukan', '2026-10-09', 2]],
  ['2026-10-08', ['Hari Sukan', '2026-10-09', 1]],
  ['2026-11-30', ['Cuti Akhir Persekolahan', '2026-12-05', 5]],
  ['2026-12-05', null],
])('on %s the next holiday and the school days before it are counted', (day, expected) => {
  expect(aheadOf(day)).toEqual(expected);
});

it('a holiday on a weekend takes no school day, and is not what anybody waits for', () => {
  expect(aheadOf('2026-10-12')).toEqual(['Cuti tambahan KPM', '2026-11-09', 20]);
});

it('a holiday on which school is held in its place is none', () => {
  const held = { day: '2026-10-09', followsWeekday: null, cutFrom: null, reason: 'Ganti' };
  const calendar = { ...selangor, exceptions: [held] };
  expect(aheadOf('2026-10-07', calendar)?.[0]).toBe('Cuti tambahan KPM');
});
