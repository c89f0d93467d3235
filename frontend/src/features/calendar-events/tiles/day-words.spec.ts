import { officialDays } from '@rules/calendar/domain/official-year';
import { OFFICIAL_2026 } from '@rules/calendar/domain/official-years/official-2026';
import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { schoolWeekdaysOf } from '@rules/calendar/domain/school-calendar';
import { aheadWords, dayWords } from './day-words';

const selangor: SchoolCalendar = {
  firstDay: '2026-01-12',
  lastDay: '2026-12-04',
  group: 'B',
  schoolWeekdays: schoolWeekdaysOf('B'),
  ...officialDays(OFFICIAL_2026, '10'),
  exceptions: [
    { day: '2026-10-10', followsWeekday: 1, cutFrom: null, reason: 'Ganti Hari Sukan' },
    { day: '2026-10-16', followsWeekday: null, cutFrom: '11:30', reason: 'Gotong-royong' },
  ],
  specialPeriods: [
    {
      kind: 'camp',
      name: 'Perkhemahan',
      from: '2026-10-20',
      to: '2026-10-21',
      hasLessons: false,
      bellScheduleId: null,
      classIds: null,
    },
  ],
  bellSchedules: [],
  stops: [],
  cycle: { weeks: 1, anchor: '2026-01-12', skipsHolidayWeeks: false },
  numbering: 'teaching',
  isConfirmed: true,
  leastSchoolDays: 190,
  mostSchoolEvents: 4,
};

it.each([
  ['2026-10-13', 'Hari persekolahan.'],
  ['2026-10-10', 'Hari persekolahan · Ganti Hari Sukan.'],
  ['2026-10-16', 'Hari persekolahan sehingga 11.30 · Gotong-royong.'],
  ['2026-10-20', 'Hari persekolahan tanpa PdP · Perkhemahan.'],
  ['2026-11-09', 'Tiada persekolahan · Cuti tambahan KPM.'],
  ['2026-10-11', 'Hujung minggu.'],
  ['2026-12-28', 'Di luar hari persekolahan sesi ini.'],
])('%s is told as what it is at the school', (day, words) => {
  expect(dayWords(selangor, day)).toBe(words);
});

it.each([
  ['2026-12-03', '2 hari persekolahan lagi sebelum Cuti Akhir Persekolahan (Sabtu, 5 Disember 2026).'],
  ['2026-12-05', 'Tiada cuti lagi dalam sesi ini.'],
])('on %s it is told how long it is until the next holiday', (day, words) => {
  expect(aheadWords(selangor, day)).toBe(words);
});
