import { problemsOfBells } from './bell-schedule.js';
import { type EntryContent, problemsOfEntry } from './calendar-entry.js';
import { daysOfEntries } from './calendar-of-parts.js';
import { officialDays } from './official-year.js';
import { OFFICIAL_2026 } from './official-years/official-2026.js';
import type { SchoolCalendar } from './school-calendar.js';
import { schoolWeekdaysOf } from './school-calendar.js';

const { terms, holidays } = officialDays(OFFICIAL_2026, '10');
const calendar: SchoolCalendar = {
  firstDay: '2026-01-12',
  lastDay: '2026-12-04',
  group: 'B',
  schoolWeekdays: schoolWeekdaysOf('B'),
  terms,
  holidays,
  exceptions: [],
  specialPeriods: [],
  bellSchedules: [{ id: 'ramadan', name: 'Ramadan', isUsual: false, days: [] }],
  stops: [],
  cycle: { weeks: 1, anchor: '2026-01-12', skipsHolidayWeeks: false },
  numbering: 'teaching',
  isConfirmed: true,
  leastSchoolDays: 190,
  mostSchoolEvents: 4,
};
const holiday: EntryContent = {
  academicYearId: 'year',
  kind: 'school_event',
  name: 'Sambutan',
  from: '2026-06-19',
  to: '2026-06-19',
  followsWeekday: null,
  cutFrom: null,
  hasLessons: false,
  bellScheduleId: null,
  classIds: null,
};
const held: EntryContent = { ...holiday, kind: 'held', name: 'Ganti', hasLessons: true };
const period: EntryContent = { ...holiday, kind: 'examination', name: 'UASA', to: '2026-06-25' };

const fieldsOf = (entry: EntryContent, differing: Partial<EntryContent>, others: EntryContent[] = []) => {
  const own = daysOfEntries(others);
  const around = {
    standing: null,
    calendar: { ...calendar, ...own, holidays: [...holidays, ...own.holidays] },
    others,
    classIds: ['1B', '2B'],
  };
  return problemsOfEntry({ ...entry, ...differing }, around).map(({ field }) => field);
};

describe('a holiday of the school', () => {
  it.each([
    ['stands on a day of the session', {}, []],
    ['stands after its last day', { from: '2026-12-20', to: '2026-12-20' }, []],
    ['ends before it begins', { to: '2026-06-18' }, ['to']],
    ['stands in another year', { from: '2027-06-18', to: '2027-06-18' }, ['from']],
    ['has lessons', { hasLessons: true }, ['hasLessons']],
    ['ends at an hour', { cutFrom: '10:00' }, ['cutFrom']],
    ['is for some classes', { classIds: ['1B'] }, ['classIds']],
  ])('that %s', (_, differing, fields) => {
    expect(fieldsOf(holiday, differing)).toEqual(fields);
  });

  it('stands once on a day, and not on one that the school holds', () => {
    expect(fieldsOf(holiday, {}, [holiday])).toEqual(['from']);
    expect(fieldsOf(holiday, {}, [{ ...holiday, kind: 'state' }])).toEqual([]);
    expect(fieldsOf(holiday, {}, [{ ...held, cutFrom: '10:00' }])).toEqual(['from']);
  });
});

describe('cuti peristiwa', () => {
  const on = (from: string, to = from) => ({ ...holiday, name: from, from, to });
  // Awal Muharram, on the 17th, takes the day itself.
  const four = [on('2026-06-15', '2026-06-19')];

  it.each([
    ['the last of four', on('2026-06-19'), [on('2026-06-15', '2026-06-18')], []],
    ['a fifth', on('2026-06-22'), four, ['kind']],
    ['six at once', on('2026-06-15', '2026-06-23'), [], ['kind']],
    ['on a Saturday, which takes no school', on('2026-06-20'), four, []],
    ['of another kind', { ...on('2026-06-19'), kind: 'state' as const }, four, []],
  ])('%s', (_, entry, others, fields) => {
    expect(fieldsOf(entry, {}, others)).toEqual(fields);
  });
});

describe('a day that is held otherwise', () => {
  it('is not held on a holiday that the school has named itself', () => {
    const saturday = { from: '2026-06-20', to: '2026-06-20', followsWeekday: 1 as const };
    const named = { ...holiday, from: '2026-06-20', to: '2026-06-21' };
    expect(fieldsOf(held, saturday, [named])).toEqual(['from']);
    expect(fieldsOf(holiday, { from: '2026-06-20', to: '2026-06-21' }, [{ ...held, ...saturday }])).toEqual([
      'from',
    ]);
  });

  it.each([
    [
      'says of a Saturday whose lessons are held',
      { from: '2026-06-20', to: '2026-06-20', followsWeekday: 1 as const },
      [],
    ],
    ['does not say so', { from: '2026-06-20', to: '2026-06-20' }, ['followsWeekday']],
    [
      'follows a weekday without school',
      { from: '2026-06-20', to: '2026-06-20', followsWeekday: 0 as const },
      ['followsWeekday'],
    ],
    ['is half', { cutFrom: '10:30' }, []],
    ['says nothing of a day of school', {}, ['cutFrom']],
    ['is held on a holiday by its own timetable', { from: '2026-11-10', to: '2026-11-10' }, []],
    ['lasts two days', { to: '2026-06-20', cutFrom: '10:30' }, ['to']],
    ['has no lessons', { hasLessons: false, cutFrom: '10:30' }, ['hasLessons']],
  ])('that %s', (_, differing, fields) => {
    expect(fieldsOf(held, differing)).toEqual(fields);
  });

  it('is held once', () => {
    expect(fieldsOf(held, { cutFrom: '10:30' }, [{ ...held, cutFrom: '11:00' }])).toEqual(['from']);
  });
});

describe('a special period', () => {
  it.each([
    ['rings by a schedule of the session', { bellScheduleId: 'ramadan', hasLessons: true }, []],
    ['rings by another one', { bellScheduleId: 'x' }, ['bellScheduleId']],
    ['is for nobody', { classIds: [] }, ['classIds']],
    ['is for a class of another session', { classIds: ['1B', 'X', '1B'] }, ['classIds.1', 'classIds.2']],
    ['begins before the session', { from: '2026-01-05' }, ['to']],
  ])('that %s', (_, differing, fields) => {
    expect(fieldsOf(period, differing)).toEqual(fields);
  });

  it('meets no other for the same classes; one for named classes may lie over one for all', () => {
    expect(fieldsOf(period, {}, [{ ...period, kind: 'ramadan' }])).toEqual(['from']);
    expect(fieldsOf(period, { classIds: ['1B'] }, [period])).toEqual([]);
    expect(fieldsOf(period, { classIds: ['1B'] }, [{ ...period, classIds: ['1B', '2B'] }])).toEqual(['from']);
    expect(fieldsOf(period, { classIds: ['1B'] }, [{ ...period, classIds: ['2B'] }])).toEqual([]);
  });
});

describe('a bell schedule', () => {
  const monday = { weekdays: [1] as const, shift: 'morning' as const, gradeLevels: null };
  const rows = (...times: [string, string][]) =>
    times.map(([from, to]) => ({ from, to, kind: 'lesson' as const }));
  const usual = { academicYearId: 'year', name: 'Biasa', isUsual: true };
  const refused = (
    days: Parameters<typeof problemsOfBells>[0]['days'],
    others: { name: string; isUsual: boolean }[] = [],
  ) => problemsOfBells({ ...usual, days }, { standing: null, others }).map(({ field }) => field);

  it.each([
    [
      'follows one row with the next',
      [{ ...monday, rows: rows(['07:30', '08:00'], ['08:00', '08:30']) }],
      [],
    ],
    [
      'lets rows overlap',
      [{ ...monday, rows: rows(['07:30', '08:00'], ['07:50', '08:30']) }],
      ['days.0.rows.1.from'],
    ],
    [
      'has a row that ends before it begins',
      [{ ...monday, rows: rows(['08:00', '07:30']) }],
      ['days.0.rows.0.to'],
    ],
    ['rings on no weekday', [{ ...monday, weekdays: [], rows: [] }], ['days.0.weekdays']],
    [
      'rings twice',
      [
        { ...monday, rows: [] },
        { ...monday, rows: [] },
      ],
      ['days.1.weekdays'],
    ],
    [
      'rings for a level otherwise',
      [
        { ...monday, rows: [] },
        { ...monday, gradeLevels: ['T1'], rows: [] },
      ],
      [],
    ],
    [
      'rings for the afternoon',
      [
        { ...monday, rows: [] },
        { ...monday, shift: 'afternoon' as const, rows: [] },
      ],
      [],
    ],
  ])('that %s', (_, days, fields) => {
    expect(refused(days)).toEqual(fields);
  });

  it('has a name of its own, and one of a session is the usual', () => {
    expect(refused([], [{ name: 'Biasa', isUsual: false }])).toEqual(['name']);
    expect(refused([], [{ name: 'Lain', isUsual: true }])).toEqual(['isUsual']);
  });
});
