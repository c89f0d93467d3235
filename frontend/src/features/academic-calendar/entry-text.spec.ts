import { calendarOf } from '@rules/calendar/domain/calendar-of-parts';
import { officialDays } from '@rules/calendar/domain/official-year';
import { OFFICIAL_2026 } from '@rules/calendar/domain/official-years/official-2026';
import { schoolWeekdaysOf } from '@rules/calendar/domain/school-calendar';
import type { KeptCalendar } from '../../school/calendar/session-calendar';
import { dayWords, lookOf } from './day-words';
import { contentOf, entryProblems, newText, textOf } from './entry-text';
import type { Known } from './known';

const { terms, holidays } = officialDays(OFFICIAL_2026, '10');
const entry = {
  ...{ id: 'e', version: 1, updatedAt: '', deletedAt: null },
  ...contentOf({ ...newText('2026-06-19'), name: 'Sukan daerah' }, 'year'),
  classIds: null,
};
const kept: KeptCalendar = {
  ...{ academicYearId: 'year', name: '2026', firstDay: '2026-01-12', lastDay: '2026-12-04', group: 'B' },
  ...{
    version: 0,
    hasOwnDays: false,
    isConfirmed: true,
    differences: [],
    suggestions: [],
    bellSchedules: [],
    stops: [],
  },
  schoolWeekdays: [...schoolWeekdaysOf('B')],
  days: { terms: terms.map((term) => ({ ...term })), holidays: holidays.map((holiday) => ({ ...holiday })) },
  entries: [entry],
  cycle: { weeks: 1, anchor: '2026-01-12', skipsHolidayWeeks: false },
  numbering: 'teaching',
  leastSchoolDays: 190,
  mostSchoolEvents: 4,
};
const year: Known['year'] = {
  ...{ id: 'year', version: 1, name: '2026', firstDay: '2026-01-12', lastDay: '2026-12-04' },
  ...{ state: 'open', closedAt: null, closeReason: null },
};
const known: Known = { year, kept, calendar: calendarOf(kept), classes: [] };
const fieldsOf = (day: string, differing: object = {}) =>
  entryProblems({ ...newText(day), name: 'Sambutan', ...differing }, known).map(({ field }) => field);

it('what people choose becomes an entry of its kind, and comes back as it was chosen', () => {
  const typed = { ...newText('2026-11-14'), name: ' Ganti ', followsWeekday: '1' };
  const substitute = contentOf({ ...typed, choice: 'substitute', to: '' }, 'year');
  expect(substitute).toMatchObject({
    kind: 'held',
    name: 'Ganti',
    to: '2026-11-14',
    followsWeekday: 1,
    cutFrom: null,
  });
  const short = contentOf({ ...typed, choice: 'short', cutFrom: '10:30' }, 'year');
  expect(short).toMatchObject({ kind: 'held', followsWeekday: null, cutFrom: '10:30', hasLessons: true });
  const fasting = contentOf({ ...typed, choice: 'ramadan', hasLessons: true, bellScheduleId: 'b' }, 'year');
  expect(fasting).toMatchObject({ hasLessons: true, bellScheduleId: 'b', classIds: null });
  for (const content of [substitute, short, fasting])
    expect(contentOf(textOf(content), 'year')).toEqual(content);
});

it.each([
  ['2026-11-23', {}, []],
  ['2026-11-23', { name: ' ' }, ['name']],
  ['2026-11-23', { to: '2026-11-20' }, ['to']],
  ['2026-06-19', {}, ['from']],
  ['2027-06-19', { to: '2027-06-19' }, ['from']],
  ['2026-11-14', { choice: 'short' }, ['followsWeekday']],
  ['2026-11-23', { choice: 'sports', isForSome: true }, ['classIds']],
])('an entry on %s with %j is told at %j', (day, differing, fields) => {
  expect(fieldsOf(day, differing)).toEqual(fields);
});

it('a day is drawn and told as what it is first of all', () => {
  const { calendar } = known;
  expect(lookOf(calendar, '2026-06-19')).toBe('school_event');
  expect(dayWords(calendar, '2026-06-19')).toEqual(['Sukan daerah']);
  expect(lookOf(calendar, '2026-05-27')).toBe('federal');
  expect(
    ['2026-05-26', '2026-11-09', '2026-11-14', '2026-01-05'].map((day) => lookOf(calendar, day)),
  ).toEqual(['term_break', 'additional', 'weekend', 'outside']);
});
