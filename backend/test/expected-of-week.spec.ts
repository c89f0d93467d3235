import fc from 'fast-check';
import type { SchoolCalendar } from '../src/modules/calendar/index.js';
import type { SetOfYear } from '../src/modules/classes/index.js';
import { fateOf } from '../src/modules/lessons/domain/lesson.js';
import { expectedLessons, standingOfLesson } from '../src/modules/reviews/index.js';
import { isAwayAt } from '../src/modules/staff/index.js';
import { lessonsHeld } from '../src/modules/timetable/domain/time-held.js';
import { dayOfAsking } from '../src/modules/timetable/lessons/held-lessons.js';
import { periodsTold, readCalendar, toldBySchool } from '../src/modules/timetable/lessons/told-lessons.js';
import { addDays, type Day, weekdayOf } from '../src/platform/calendar/day.js';

const MONDAY = '2026-10-12';
const [WEDNESDAY, SATURDAY] = ['2026-10-14', '2026-10-17'];
const DAYS = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at));
const SESSION = { firstDay: '2026-01-12', lastDay: '2026-11-30' };
const PEOPLE = ['aminah', 'lim', 'zul'] as const;

const aDay = fc.constantFrom(...DAYS);
const aLesson = fc.record({
  weekday: fc.constantFrom(1, 2, 3, 4, 5),
  teacherIds: fc.uniqueArray(fc.constantFrom(...PEOPLE), { minLength: 1, maxLength: 2 }),
});
/** Whoever comes on Wednesday takes the set over from whoever goes, or teaches it with them. */
const aTeacher = fc.record({
  userId: fc.constantFrom(...PEOPLE),
  isLead: fc.boolean(),
  span: fc.constantFrom('all year', 'until Tuesday', 'from Wednesday'),
});
const aWeek = fc.record({
  lessons: fc.array(aLesson, { maxLength: 8 }),
  teachers: fc.uniqueArray(aTeacher, { selector: ({ userId }) => userId, maxLength: 3 }),
  holidays: fc.uniqueArray(aDay, { maxLength: 2 }),
  /** Hari ganti: the Saturday, by the timetable of a weekday. */
  replaced: fc.option(fc.constantFrom(1, 2, 3, 4, 5)),
  withoutLessons: fc.uniqueArray(aDay, { maxLength: 2 }),
  absences: fc.uniqueArray(aDay, { maxLength: 2 }),
  /** Lessons that the person holds in place of somebody, by their number. */
  relief: fc.uniqueArray(fc.nat(7), { maxLength: 2 }),
});
type Week = typeof aWeek extends fc.Arbitrary<infer Made> ? Made : never;
type TaughtThen = Parameters<typeof toldBySchool>[0][number];

const spanOf = (span: string) => ({
  fromDay: span === 'from Wednesday' ? WEDNESDAY : SESSION.firstDay,
  toDay: span === 'until Tuesday' ? '2026-10-13' : null,
});

function calendarOf({ holidays, replaced, withoutLessons }: Week): SchoolCalendar {
  return {
    ...SESSION,
    ...{
      group: 'B',
      schoolWeekdays: [1, 2, 3, 4, 5],
      terms: [{ term: 1, from: SESSION.firstDay, to: SESSION.lastDay }],
    },
    holidays: holidays.map((day) => ({ kind: 'state', name: 'Cuti', from: day, to: day })),
    exceptions:
      replaced === null
        ? []
        : [{ day: SATURDAY, followsWeekday: replaced, cutFrom: null, reason: 'Hari ganti' }],
    specialPeriods: withoutLessons.map((day) => ({
      ...{ kind: 'examination', name: 'Ujian', from: day, to: day },
      ...{ hasLessons: false, bellScheduleId: null, classIds: null },
    })),
    ...{ bellSchedules: [], stops: [], cycle: { weeks: 1, anchor: MONDAY, skipsHolidayWeeks: false } },
    ...{ numbering: 'teaching', isConfirmed: true, leastSchoolDays: 190, mostSchoolEvents: 4 },
  };
}

function setOf({ teachers }: Week): SetOfYear {
  return {
    ...{ id: 'set', name: '5 Bestari', parts: [], leadIds: [], teacherIds: [], periodsAWeek: null },
    subject: { id: 'sn', name: 'Sains', code: 'SN', language: 'ms', religion: null },
    teachers: teachers.map(({ userId, isLead, span }) => ({ userId, isLead, ...spanOf(span) })),
  };
}

/** As the week of a teacher counts it, by the rules that every page asks. */
function counted(week: Week, personId: string): number {
  const set = setOf(week);
  const lessons = week.lessons.map(({ weekday, teacherIds }, at) => ({
    ...{ id: String(at), weekday, cycleWeek: null, from: `${10 + at}:00`, to: `${10 + at}:30`, teacherIds },
    ...{ roomId: null, classIds: [], teachingSetId: set.id, timetableId: 'timetable', isPinned: false },
    ...{ kind: 'lesson' as const, title: null, overrideId: null, academicYearId: 'year', version: 1 },
    ...{ updatedAt: 0, deletedAt: null },
  }));
  const told = periodsTold(
    (calendar) => {
      const held = DAYS.flatMap((day) =>
        lessonsHeld(lessons, () => [{ of: null, day: dayOfAsking(calendar, null, day) }]).map(
          ({ lesson, time }): TaughtThen => ({
            ...{ day, lesson, time, set, schoolClass: null, classes: [], missing: [] },
          }),
        ),
      );
      return toldBySchool(held, new Map());
    },
    readCalendar(calendarOf(week)),
  ).filter(({ teacherIds: then }) => then.includes(personId));
  const isAway = (day: Day, period: number | null) =>
    week.absences.some((each) =>
      isAwayAt({ from: each, to: each, fromPeriod: null, toPeriod: null }, day, period),
    );
  const standings = told.map((lesson) => {
    const isRelief = week.relief.some((at) => lesson.time.from === `${10 + at}:00`);
    const fate = fateOf(lesson, isAway);
    return { standing: standingOfLesson({ ...lesson, fate, isRelief }, personId) };
  });
  return expectedLessons(standings).length;
}

/** As a clerk would, who goes through the days with the calendar and the lists in hand. */
function countedByHand({ lessons, teachers, ...week }: Week, personId: string): number {
  let sum = 0;
  for (const day of DAYS) {
    let weekday: number | null = weekdayOf(day);
    if (day === SATURDAY) weekday = week.replaced;
    else if (week.holidays.includes(day)) continue;
    if (week.withoutLessons.includes(day) || week.absences.includes(day)) continue;
    const has = (userId: string) => {
      const span = teachers.find((each) => each.userId === userId)?.span;
      if (span === 'from Wednesday') return day >= WEDNESDAY;
      return span === 'until Tuesday' ? day < WEDNESDAY : true;
    };
    lessons.forEach((lesson, at) => {
      if (lesson.weekday !== weekday || week.relief.includes(at)) return;
      let present: string[] = lesson.teacherIds.filter(has);
      if (present.length === 0) present = teachers.map(({ userId }) => userId).filter(has);
      const lead = teachers.find(({ userId, isLead }) => isLead && present.includes(userId))?.userId;
      if ((lead ?? present.toSorted()[0]) === personId) sum += 1;
    });
  }
  return sum;
}

it('what is expected of a teacher in a week is what a clerk counts, with holidays, hari ganti, special periods, ketiadaan, relief, a teacher who begins on a Wednesday, and co-teachers', () => {
  fc.assert(
    fc.property(aWeek, fc.constantFrom(...PEOPLE), (week, personId) => {
      expect(counted(week, personId)).toBe(countedByHand(week, personId));
    }),
    { numRuns: 1_000 },
  );
});
