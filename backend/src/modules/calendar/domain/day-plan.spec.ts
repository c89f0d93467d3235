import fc from 'fast-check';
import { addDays, type Day, weekdayOf } from '../../../platform/calendar/day.js';
import { groupOf } from '../../../platform/calendar/school-week.js';
import { countsOf, schoolEventDays } from './calendar-counts.js';
import { cycleWeekAt } from './cycle-weeks.js';
import { dayPlan, usualBell } from './day-plan.js';
import { isSchoolDay, schoolDayFrom, schoolDaysOf } from './held-days.js';
import { officialDays } from './official-year.js';
import { OFFICIAL_2026 } from './official-years/official-2026.js';
import type { AskingClass, BellDay, SchoolCalendar } from './school-calendar.js';
import { schoolWeekdaysOf } from './school-calendar.js';
import { numberOfWeek, weekAt, weeksOf } from './school-weeks.js';

const SELANGOR = '10';
const KELANTAN = '03';
const SARAWAK = '13';

function calendarIn(state: string, differing: Partial<SchoolCalendar> = {}): SchoolCalendar {
  const group = groupOf(state);
  const { terms, holidays } = officialDays(OFFICIAL_2026, state);
  return {
    firstDay: terms[0]?.from ?? '',
    lastDay: terms.at(-1)?.to ?? '',
    group,
    schoolWeekdays: schoolWeekdaysOf(group),
    terms,
    holidays,
    exceptions: [],
    specialPeriods: [],
    bellSchedules: [],
    stops: [],
    cycle: { weeks: 1, anchor: '2026-01-12', skipsHolidayWeeks: false },
    numbering: 'teaching',
    isConfirmed: true,
    leastSchoolDays: 190,
    mostSchoolEvents: 4,
    ...differing,
  };
}
const selangor = calendarIn(SELANGOR);
const kelantan = calendarIn(KELANTAN);
const oneBestari = { id: '1B', gradeLevels: ['T1'], shift: 'morning' } as const;
const numbersAt = (calendar: SchoolCalendar, day: Day) => {
  const week = weekAt(calendar, day);
  return week && [week.teaching, week.counted];
};
const schoolEvent = (day: Day) => ({ kind: 'school_event' as const, name: 'Sambutan', from: day, to: day });

describe('the school year 2026', () => {
  it.each([
    ['A', kelantan, 204, [44, 40, 58, 62]],
    ['B', selangor, 202, [43, 39, 58, 62]],
  ])(
    'has in group %s the school days that are published, block by block',
    (_, calendar, schoolDays, byBlock) => {
      expect(countsOf(calendar)).toMatchObject({ schoolDays, byBlock, teachingWeeks: 43, schoolEvents: 0 });
    },
  );

  it('has in group B the school days of every month that are published', () => {
    expect([...countsOf(selangor).byMonth.values()]).toEqual([15, 15, 15, 22, 15, 16, 23, 19, 17, 22, 19, 4]);
  });

  it('has a day more in Sarawak, which goes to school on 10 November', () => {
    expect(isSchoolDay(calendarIn(SARAWAK), '2026-11-10')).toBe(true);
    expect(isSchoolDay(selangor, '2026-11-10')).toBe(false);
    expect(countsOf(calendarIn(SARAWAK)).schoolDays).toBe(203);
  });

  it.each([kelantan, selangor])('has 10 + 8 + 12 + 13 weeks', (calendar) => {
    const taught = weeksOf(calendar).filter(({ teaching }) => teaching !== null);
    expect(
      calendar.terms.map(
        ({ from, to }) => taught.filter((week) => from <= week.lastDay && week.firstDay <= to).length,
      ),
    ).toEqual([10, 8, 12, 13]);
  });

  it.each([
    ['2026-01-12', [1, 1]],
    ['2026-03-22', [10, 10]],
    ['2026-03-25', [null, 11]],
    ['2026-03-30', [11, 12]],
    ['2026-05-25', [null, 20]],
    ['2026-06-07', [null, 21]],
    ['2026-06-08', [19, 22]],
    ['2026-09-01', [null, 34]],
    ['2026-09-07', [31, 35]],
    ['2026-11-15', [40, 44]],
    ['2026-12-04', [43, 47]],
    ['2026-01-11', undefined],
    ['2026-12-07', undefined],
  ])('numbers the week of %s both ways', (day, numbers) => {
    expect(numbersAt(selangor, day)).toEqual(numbers);
  });

  it('begins its weeks on Sunday in Kelantan, and on Monday elsewhere', () => {
    expect(weekAt(kelantan, '2026-11-15')).toMatchObject({
      firstDay: '2026-11-15',
      lastSchoolDay: '2026-11-19',
      teaching: 41,
    });
    expect(weekAt(selangor, '2026-11-15')).toMatchObject({
      firstDay: '2026-11-09',
      lastSchoolDay: '2026-11-13',
      teaching: 40,
    });
  });

  it('is called by the number that the school counts in', () => {
    const week = weekAt(selangor, '2026-11-18');
    const names = (['teaching', 'with_holidays'] as const).map(
      (numbering) => week && numberOfWeek({ numbering }, week),
    );
    expect(names).toEqual([41, 45]);
  });
});

describe('the calendar of a school', () => {
  it('loses a school day by a cuti peristiwa, and none by one that falls on a holiday', () => {
    const holidays = [
      ...selangor.holidays,
      schoolEvent('2026-06-19'),
      schoolEvent('2026-11-09'),
      schoolEvent('2026-06-20'),
    ];
    const counts = countsOf({ ...selangor, holidays });
    expect(counts).toMatchObject({ schoolDays: 201, schoolEvents: 1, overLeast: 11 });
    expect(schoolEventDays({ ...selangor, holidays })).toEqual(['2026-06-19']);
  });

  it('gains one by a hari ganti on a Saturday that follows Monday', () => {
    const exceptions = [
      { day: '2026-11-14', followsWeekday: 1, cutFrom: null, reason: 'Ganti Isnin' } as const,
    ];
    const calendar = { ...selangor, exceptions };
    expect(countsOf(calendar).schoolDays).toBe(203);
    expect(dayPlan(calendar, oneBestari, '2026-11-14')).toMatchObject({
      isSchoolDay: true,
      teaches: true,
      weekday: 1,
    });
    expect(dayPlan(selangor, oneBestari, '2026-11-14')).toMatchObject({
      isSchoolDay: false,
      teaches: false,
      weekday: null,
    });
  });

  it('teaches nothing after the hour at which a half day ends', () => {
    const exceptions = [{ day: '2026-11-18', followsWeekday: null, cutFrom: '10:30', reason: 'Mesyuarat' }];
    expect(dayPlan({ ...selangor, exceptions }, null, '2026-11-18')).toMatchObject({
      teaches: true,
      weekday: 3,
      cutFrom: '10:30',
    });
  });

  it('knows of a session without a published year only which weekdays school is held on', () => {
    const unknown = { ...selangor, terms: [], holidays: [], isConfirmed: false };
    expect(isSchoolDay(unknown, '2026-03-25')).toBe(true);
    expect(numbersAt(unknown, '2026-03-25')).toEqual([11, 11]);
  });

  it('finds the next day of school over a holiday, and none after its last', () => {
    expect(schoolDayFrom(selangor, '2026-08-29')).toBe('2026-09-07');
    expect(schoolDayFrom(selangor, '2025-12-25')).toBe('2026-01-12');
    expect(schoolDayFrom(selangor, '2026-12-05')).toBeNull();
  });
});

describe('a special period', () => {
  const usual: BellDay = { weekdays: [1, 2, 3, 4], shift: 'morning', gradeLevels: null, rows: [] };
  const short: BellDay = { weekdays: [1], shift: 'morning', gradeLevels: ['T1'], rows: [] };
  const bellSchedules = [
    { id: 'usual', name: 'Biasa', isUsual: true, days: [usual] },
    { id: 'ramadan', name: 'Ramadan', isUsual: false, days: [short] },
  ];
  const span = { from: '2026-02-23', to: '2026-03-13' };
  const ramadan = {
    ...span,
    kind: 'ramadan',
    name: 'Ramadan',
    hasLessons: true,
    bellScheduleId: 'ramadan',
    classIds: null,
  } as const;
  const calendar = { ...selangor, bellSchedules, specialPeriods: [ramadan] };

  it('rings by its own bell schedule, and by the usual one where it has none', () => {
    expect(dayPlan(calendar, oneBestari, '2026-03-02').bell).toBe(short);
    expect(dayPlan(calendar, oneBestari, '2026-03-03').bell).toBe(usual);
    expect(dayPlan(calendar, { ...oneBestari, gradeLevels: ['T4'] }, '2026-03-02').bell).toBe(usual);
    expect(dayPlan(calendar, oneBestari, '2026-03-16').bell).toBe(usual);
  });

  it('of examinations holds school without lessons, for the classes that it is for', () => {
    const examination = {
      ...span,
      kind: 'examination',
      name: 'UASA',
      hasLessons: false,
      bellScheduleId: null,
      classIds: ['1B'],
    } as const;
    const at = { ...calendar, specialPeriods: [ramadan, examination] };
    expect(dayPlan(at, oneBestari, '2026-03-02')).toMatchObject({
      isSchoolDay: true,
      teaches: false,
      weekday: null,
    });
    expect(dayPlan(at, { ...oneBestari, id: '2B' }, '2026-03-02')).toMatchObject({
      teaches: true,
      weekday: 1,
    });
    expect(countsOf(at).schoolDays).toBe(202);
  });

  it('of events: what stops all day takes the lessons, what stops for an hour is told with the day', () => {
    const stop = {
      eventId: 'e',
      name: 'Sukan',
      from: '2026-11-18',
      to: '2026-11-18',
      classIds: null,
    } as const;
    const hour = { ...stop, time: { from: '08:00', to: '09:00' }, classIds: ['1B'] };
    expect(
      dayPlan({ ...selangor, stops: [{ ...stop, time: null }] }, oneBestari, '2026-11-18'),
    ).toMatchObject({ isSchoolDay: true, teaches: false });
    expect(dayPlan({ ...selangor, stops: [hour] }, oneBestari, '2026-11-18')).toMatchObject({
      teaches: true,
      stops: [hour],
    });
    expect(dayPlan({ ...selangor, stops: [hour] }, { ...oneBestari, id: '2B' }, '2026-11-18').stops).toEqual(
      [],
    );
  });
});

describe('a class of the afternoon', () => {
  const rows = { weekdays: [1, 2, 3, 4], gradeLevels: null, rows: [] } as const;
  const morning: BellDay = { ...rows, shift: 'morning' };
  const afternoon: BellDay = { ...rows, weekdays: [1, 2], shift: 'afternoon' };
  const ofFirst: BellDay = { ...afternoon, weekdays: [1], gradeLevels: ['T1'] };
  const usual = { id: 'usual', name: 'Biasa', isUsual: true };
  const twoShifts = [{ ...usual, days: [morning, afternoon, ofFirst] }];
  const asking = { ...oneBestari, shift: 'afternoon' } as const;
  const bellAt = (day: Day, of: AskingClass) =>
    dayPlan({ ...selangor, bellSchedules: twoShifts }, of, day).bell;

  it('has the bells of its shift, whichever stand first, and those of its grade before them', () => {
    expect(bellAt('2026-03-02', asking)).toBe(ofFirst);
    expect(bellAt('2026-03-02', { ...asking, gradeLevels: ['T2'] })).toBe(afternoon);
    expect(bellAt('2026-03-03', asking)).toBe(afternoon);
    expect(bellAt('2026-03-02', oneBestari)).toBe(morning);
    expect(bellAt('2026-03-03', oneBestari)).toBe(morning);
  });

  it('has none on a day on which only the morning rings, and in a special period those of its shift', () => {
    expect(bellAt('2026-03-04', asking)).toBeNull();
    const short: BellDay = { ...afternoon, rows: [{ from: '13:00', to: '13:20', kind: 'lesson' }] };
    const period = { kind: 'ramadan', name: 'Ramadan', hasLessons: true, classIds: null } as const;
    const ramadan = { ...period, from: '2026-02-23', to: '2026-03-13', bellScheduleId: 'short' };
    const bellSchedules = [...twoShifts, { id: 'short', name: 'Pendek', isUsual: false, days: [short] }];
    const during = { ...selangor, bellSchedules, specialPeriods: [ramadan] };
    expect(dayPlan(during, asking, '2026-03-03').bell).toBe(short);
    expect(dayPlan(during, oneBestari, '2026-03-03').bell).toBe(morning);
  });

  it('is taught by such bells in the timetable', () => {
    expect(usualBell({ bellSchedules: twoShifts }, asking, 2)).toBe(afternoon);
    expect(usualBell({ bellSchedules: twoShifts }, asking, 3)).toBeNull();
  });
});

describe('two timetables that take turns', () => {
  const fortnight = (skipsHolidayWeeks: boolean): SchoolCalendar => ({
    ...selangor,
    cycle: { weeks: 2, anchor: '2026-01-14', skipsHolidayWeeks },
  });

  it('begin with the week of the anchor, and skip weeks of holidays only where the school says so', () => {
    const turns = (calendar: SchoolCalendar) =>
      ['2026-01-12', '2026-01-19', '2026-03-20', '2026-03-30', '2026-04-06'].map((day) =>
        cycleWeekAt(calendar, day),
      );
    expect(turns(fortnight(false))).toEqual([1, 2, 2, 2, 1]);
    expect(turns(fortnight(true))).toEqual([1, 2, 2, 1, 2]);
    expect(turns(selangor)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('whatever a school enters', () => {
  const day = fc.integer({ min: -20, max: 360 }).map((days) => addDays('2026-01-01', days));
  const holiday = fc
    .tuple(day, fc.integer({ min: 0, max: 9 }))
    .map(([from, days]) => ({ ...schoolEvent(from), to: addDays(from, days) }));
  const exception = fc.record({
    day,
    followsWeekday: fc.constantFrom(null, 0, 1, 5),
    cutFrom: fc.constantFrom(null, '10:30'),
    reason: fc.constant(''),
  });
  const calendars = fc
    .tuple(
      fc.constantFrom(SELANGOR, KELANTAN, SARAWAK),
      fc.array(holiday, { maxLength: 4 }),
      fc.array(exception, { maxLength: 3 }),
    )
    .map(([state, holidays, exceptions]) => {
      const known = calendarIn(state);
      return { ...known, holidays: [...known.holidays, ...holidays], exceptions };
    });

  /** Written otherwise: sets of days are made, and taken from one another. */
  function naiveSchoolDays(calendar: SchoolCalendar): Day[] {
    const days = new Set<Day>();
    for (const { from, to } of calendar.terms)
      for (let at = from; at <= to; at = addDays(at, 1))
        if (calendar.schoolWeekdays.some((weekday) => weekday === weekdayOf(at))) days.add(at);
    for (const { from, to } of calendar.holidays)
      for (let at = from; at <= to; at = addDays(at, 1)) days.delete(at);
    for (const { day: at } of calendar.exceptions)
      if (calendar.firstDay <= at && at <= calendar.lastDay) days.add(at);
    return [...days].toSorted();
  }

  it('its school days are those that a naive count finds', () => {
    fc.assert(
      fc.property(calendars, (calendar) => expect(schoolDaysOf(calendar)).toEqual(naiveSchoolDays(calendar))),
    );
  });

  it('lessons are held on school days only, and the day always says why it is none', () => {
    fc.assert(
      fc.property(calendars, day, (calendar, at) => {
        const plan = dayPlan(calendar, oneBestari, at);
        expect(plan.isSchoolDay).toBe(isSchoolDay(calendar, at));
        expect(plan.weekday === null).toBe(!plan.teaches);
        if (!plan.isSchoolDay) expect(plan.reasons.length).toBeGreaterThan(0);
      }),
    );
  });

  /** Few enough that what is entered meets what is asked. */
  const near = fc.integer({ min: 35, max: 55 }).map((days) => addDays('2026-01-01', days));
  const period = fc.record({
    ...{ from: near, length: fc.integer({ min: 0, max: 12 }), hasLessons: fc.boolean() },
    ...{ isOfClass: fc.boolean(), hasBells: fc.boolean() },
  });
  const stop = fc.record({
    ...{ day: near, isOfClass: fc.constantFrom(true, false, null), isWholeDay: fc.boolean() },
  });

  it('what a day is for a class is what is found by going through everything that was entered, one by one', () => {
    const rings = (name: string): BellDay => ({
      ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], shift: 'morning', gradeLevels: null },
      rows: [{ from: '07:40', to: name === 'usual' ? '08:10' : '08:00', kind: 'lesson' }],
    });
    const bellSchedules = ['usual', 'short'].map((id) => ({
      ...{ id, name: id, isUsual: id === 'usual', days: [rings(id)] },
    }));
    fc.assert(
      fc.property(
        ...[calendars, fc.array(period, { maxLength: 3 }), fc.array(stop, { maxLength: 3 })],
        near,
        (known, periods, stops, at) => {
          const calendar: SchoolCalendar = {
            ...{ ...known, bellSchedules },
            specialPeriods: periods.map(({ from, length, hasLessons, isOfClass, hasBells }) => ({
              ...{ kind: 'other', name: 'x', from, to: addDays(from, length), hasLessons },
              ...{ bellScheduleId: hasBells ? 'short' : null, classIds: isOfClass ? ['1B'] : null },
            })),
            stops: stops.map((each) => ({
              ...{ eventId: 'e', name: 'x', from: each.day, to: each.day },
              time: each.isWholeDay ? null : { from: '08:00', to: '09:00' },
              classIds: each.isOfClass === null ? null : [each.isOfClass ? '1B' : '2B'],
            })),
          };
          const held = new Set(naiveSchoolDays(calendar)).has(at);
          const over = calendar.specialPeriods.filter(({ from, to }) => from <= at && at <= to);
          const rank = ({ classIds }: { classIds: readonly string[] | null }) => (classIds ? 0 : 1);
          const special = held ? over.toSorted((one, other) => rank(one) - rank(other))[0] : undefined;
          const isStopped = calendar.stops.some(
            ({ from, time, classIds }) => from === at && time === null && classIds?.[0] !== '2B',
          );
          const teaches = held && special?.hasLessons !== false && !isStopped;
          const follows = calendar.exceptions.find((each) => each.day === at)?.followsWeekday;
          const plan = dayPlan(calendar, oneBestari, at);
          expect(plan).toMatchObject({ isSchoolDay: held, teaches });
          expect(plan.weekday).toBe(teaches ? (follows ?? weekdayOf(at)) : null);
          const bell = special?.bellScheduleId ? 'short' : 'usual';
          expect(plan.bell?.rows).toEqual(held ? rings(bell).rows : undefined);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('its weeks follow one another without a gap, and both numberings grow by one', () => {
    fc.assert(
      fc.property(calendars, (calendar) => {
        const weeks = weeksOf(calendar);
        for (const [at, week] of weeks.entries()) {
          expect(week.counted).toBe(at + 1);
          if (at > 0) expect(week.firstDay).toBe(addDays(weeks[at - 1]?.firstDay ?? '', 7));
        }
        const taught = weeks.flatMap(({ teaching }) => teaching ?? []);
        expect(taught).toEqual(taught.map((_, at) => at + 1));
      }),
    );
  });
});
