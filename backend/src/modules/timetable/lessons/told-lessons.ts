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

/** A period of a timetable on a day, whatever becomes of it there. */
export type TaughtPeriod = Readonly<{
  day: Day;
  /** When it is held; when it would be, where it is stopped. */
  time: Span;
  /** When the timetable alone has it on this day; null for what another weekday or a hari ganti brings. */
  usualTime: Span | null;
  /** Null: it is told in words alone. */
  set: SetOfYear | null;
  /** To whom, and what. */
  className: string;
  subject: string;
  gradeLevels: readonly string[];
  room: string;
  /** Which lesson of the day it is by the bells of its class, from 1; null beside them. */
  period: number | null;
  /** Whose own week has it; null for the school's timetable. */
  ownerId: string | null;
  /** Who taught it on that day. */
  teacherIds: readonly string[];
  /** Who plans it: whoever leads the set, or the first who teaches it. */
  plannerId: string;
  /** Why it is not held; null where it is held for any of its classes. */
  stoppedBy: string | null;
  /** For which of them it is not held, and why: "5 Cerdas: Lawatan"; empty where it is held for all or none. */
  partlyStopped: string;
  /** As it stands in the timetable, which a calendar that subscribed knows again. */
  row: Readonly<{ id: string; version: number; updatedAt: number }>;
}>;

/** Before it is said what becomes of it. */
export type Told = Omit<
  TaughtPeriod,
  'usualTime' | 'period' | 'stoppedBy' | 'partlyStopped' | 'gradeLevels'
> &
  Readonly<{ key: string }> &
  Pick<HeldLesson, 'schoolClass' | 'classes' | 'missing'>;

/** A calendar as it is read for many lessons. `usual`: without what stops lessons; `planOn`: each day of each class told once. */
type ReadCalendar = Readonly<{
  calendar: SchoolCalendar;
  usual: SchoolCalendar;
  planOn: (asking: SchoolClass | null, day: Day) => DayPlan;
}>;

export function readCalendar(calendar: SchoolCalendar): ReadCalendar {
  const planOn = onceADay((asking, day) => dayPlan(calendar, asking, day));
  return { calendar, usual: usualCalendar(calendar), planOn };
}

/** What a calendar holds, and what of the timetable it stops. */
export function periodsTold(
  toldBy: (calendar: SchoolCalendar) => readonly Told[],
  { calendar, usual, planOn }: ReadCalendar,
): TaughtPeriod[] {
  const usually = new Map(toldBy(usual).map((each) => [each.key, each]));
  const held = toldBy(calendar);
  const keys = new Set(held.map(({ key }) => key));
  const reasonsOn = (asking: SchoolClass | null, day: Day) => namesOfReasons(planOn(asking, day).reasons);
  const periodOf = (
    { key, schoolClass, classes, missing, ...told }: Told,
    become: Pick<TaughtPeriod, 'usualTime' | 'stoppedBy'>,
  ): TaughtPeriod => ({
    ...told,
    ...become,
    partlyStopped: missing.map((each) => `${each.name}: ${reasonsOn(each, told.day).join(', ')}`).join('; '),
    gradeLevels: schoolClass?.gradeLevels ?? [],
    period: periodAt(planOn(schoolClass, told.day), told.time),
  });
  return [
    ...held.map((each) =>
      periodOf(each, { usualTime: usually.get(each.key)?.time ?? null, stoppedBy: null }),
    ),
    ...[...usually.values()]
      .filter(({ key }) => !keys.has(key))
      .map((each) => {
        const asking = each.classes.length > 0 ? each.classes : [null];
        const names = new Set(asking.flatMap((of) => reasonsOn(of, each.day)));
        return periodOf({ ...each, missing: [] }, { usualTime: each.time, stoppedBy: [...names].join(', ') });
      }),
  ];
}

/** What the school's timetables hold, as far as somebody teaches it. */
export function toldBySchool(held: readonly HeldLesson[], rooms: ReadonlyMap<string, string>): Told[] {
  return held.flatMap((each) => {
    const { day, lesson, time, set, schoolClass, classes, missing } = each;
    const teacherIds = teachersThen(each);
    const plannerId = set && plannerOf(set, teacherIds, day);
    if (!set || plannerId === undefined) return [];
    return [
      {
        ...{ key: `${lesson.id} ${day}`, day, time, set, schoolClass, classes, missing, row: lesson },
        ...{ ownerId: null, teacherIds, plannerId },
        ...{ className: set.name, subject: set.subject.name },
        room: rooms.get(lesson.roomId ?? '') ?? '',
      },
    ];
  });
}

/** Whoever says it plans it. */
export function toldByPerson(held: readonly HeldPersonalLesson[]): Told[] {
  return held.map(({ day, lesson, time, set, schoolClass, classes, missing }) => ({
    ...{ key: `${lesson.id} ${day}`, day, time, set: set ?? null, schoolClass, classes, missing },
    ...{ row: lesson, room: lesson.room },
    className: set?.name ?? lesson.className,
    subject: set?.subject.name ?? lesson.subject,
    ...{ ownerId: lesson.authorId, teacherIds: [lesson.authorId], plannerId: lesson.authorId },
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

/** Undefined for what nobody teaches. */
function plannerOf({ teachers }: SetOfYear, teacherIds: readonly string[], day: Day): string | undefined {
  const lead = teachers.find(
    (teacher) => teacher.isLead && teachesOn(day, teacher) && teacherIds.includes(teacher.userId),
  );
  return lead?.userId ?? teacherIds.toSorted()[0];
}

function periodAt({ bell }: DayPlan, time: Span): number | null {
  const rows = bell?.rows.filter(({ kind }) => kind === 'lesson') ?? [];
  const at = rows.findIndex(({ from, to }) => from <= time.from && time.from < to);
  return at === -1 ? null : at + 1;
}
