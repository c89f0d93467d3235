import type { Day } from '../../../platform/calendar/day.js';
import {
  type DayPlan,
  dayPlan,
  namesOfReasons,
  type SchoolCalendar,
  usualCalendar,
} from '../../calendar/index.js';
import { type SchoolClass, type SetOfYear, teachesOn } from '../../classes/index.js';
import type { Span } from '../domain/time-held.js';
import type { HeldPersonalLesson } from '../personal/held-personal-lessons.js';
import { type HeldLesson, onceADay } from './held-lessons.js';

/** A period that somebody teaches, alone or with others. */
export type LessonOfPerson = Readonly<{
  day: Day;
  time: Span;
  /** Null: it is told in words alone. */
  set: SetOfYear | null;
  /** To whom, and what. */
  className: string;
  subject: string;
  gradeLevels: readonly string[];
  room: string;
  /** Which lesson of the day it is by the bells of its class, from 1; null beside them. */
  period: number | null;
  /** Who plans it: whoever leads the set, or the first who teaches it. */
  plannerId: string;
  /** Why it is not held; null where it is. */
  stoppedBy: string | null;
}>;

/** Before it is said whether it is held. */
export type Told = Omit<LessonOfPerson, 'period' | 'stoppedBy' | 'gradeLevels'> &
  Readonly<{ key: string; schoolClass: SchoolClass | null }>;

/** A calendar as it is read for many people. `usual`: without what stops lessons; `planOn`: each day of each class told once. */
type ReadCalendar = Readonly<{
  calendar: SchoolCalendar;
  usual: SchoolCalendar;
  planOn: (asking: SchoolClass | null, day: Day) => DayPlan;
}>;

export function readCalendar(calendar: SchoolCalendar): ReadCalendar {
  const planOn = onceADay((asking, day) => dayPlan(calendar, asking, day));
  return { calendar, usual: usualCalendar(calendar), planOn };
}

/** What somebody teaches by a calendar, and what of the usual week the school has stopped. */
export function lessonsTold(
  toldBy: (calendar: SchoolCalendar) => readonly Told[],
  { calendar, usual, planOn }: ReadCalendar,
): LessonOfPerson[] {
  const held = toldBy(calendar);
  const keys = new Set(held.map(({ key }) => key));
  const stopped = toldBy(usual).filter(({ key }) => !keys.has(key));
  const lessonOf = ({ key, schoolClass, ...told }: Told, stoppedBy: string | null): LessonOfPerson => ({
    ...told,
    gradeLevels: schoolClass?.gradeLevels ?? [],
    period: periodAt(planOn(schoolClass, told.day), told.time),
    stoppedBy,
  });
  return [
    ...held.map((each) => lessonOf(each, null)),
    ...stopped.flatMap((each) => {
      const { isSchoolDay, reasons } = planOn(each.schoolClass, each.day);
      // A day that follows another weekday holds the lessons of that one in their place.
      const isOtherDay = reasons.some(
        (reason) => reason.kind === 'exception' && reason.exception.followsWeekday !== null,
      );
      return isSchoolDay && !isOtherDay ? [lessonOf(each, namesOfReasons(reasons).join(', '))] : [];
    }),
  ];
}

/** Of what the school's timetables hold, what somebody teaches. */
export function toldBySchool(
  held: readonly HeldLesson[],
  personId: string,
  rooms: ReadonlyMap<string, string>,
): Told[] {
  return held.flatMap((each) => {
    const { day, lesson, time, set, schoolClass } = each;
    return set && teachesThen(set, personId, day)
      ? [
          {
            ...{ key: `${lesson.id} ${day}`, day, time, set, schoolClass },
            ...{ className: set.name, subject: set.subject.name },
            room: rooms.get(lesson.roomId ?? '') ?? '',
            plannerId: plannerOf(set, teachersThen(each), personId, day),
          },
        ]
      : [];
  });
}

/** Whoever says it plans it. */
export function toldByPerson(held: readonly HeldPersonalLesson[], personId: string): Told[] {
  return held.map(({ day, lesson, time, set, schoolClass }) => ({
    ...{ key: `${lesson.id} ${day}`, day, time, set: set ?? null, schoolClass, room: lesson.room },
    className: set?.name ?? lesson.className,
    subject: set?.subject.name ?? lesson.subject,
    plannerId: personId,
  }));
}

/** A timetable names whoever teaches now; who takes a set over on a Wednesday owes nothing of the Monday before. */
function teachesThen({ teachers }: SetOfYear, personId: string, day: Day): boolean {
  const own = teachers.filter(({ userId }) => userId === personId);
  return own.length === 0 || own.some((teacher) => teachesOn(day, teacher));
}

/** Of those whom the timetable names who taught it on a day; where all of them came later, who had the set then. */
export function teachersThen({ lesson: { teacherIds }, set, day }: HeldLesson): string[] {
  if (!set) return [...teacherIds];
  const named = teacherIds.filter((id) => teachesThen(set, id, day));
  if (named.length > 0) return named;
  return set.teachers.filter((teacher) => teachesOn(day, teacher)).map(({ userId }) => userId);
}

function plannerOf(
  { teachers }: SetOfYear,
  teacherIds: readonly string[],
  personId: string,
  day: Day,
): string {
  const lead = teachers.find(
    (teacher) => teacher.isLead && teachesOn(day, teacher) && teacherIds.includes(teacher.userId),
  );
  return lead?.userId ?? teacherIds.toSorted()[0] ?? personId;
}

function periodAt({ bell }: DayPlan, time: Span): number | null {
  const rows = bell?.rows.filter(({ kind }) => kind === 'lesson') ?? [];
  const at = rows.findIndex(({ from, to }) => from <= time.from && time.from < to);
  return at === -1 ? null : at + 1;
}
