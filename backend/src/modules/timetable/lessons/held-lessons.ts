import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayPlan, type SchoolCalendar, usualBell } from '../../calendar/index.js';
import { type SchoolClass, SchoolClassesService, type SetOfYear, TaughtSets } from '../../classes/index.js';
import { type DayOfClass, dayOfClass, lessonsHeld, type Span } from '../domain/time-held.js';
import { timetableOn } from '../domain/timetable.js';
import { TimetablesRepository } from '../versions/timetables.repository.js';
import { type TimetableLesson, TimetableLessonsRepository } from './timetable-lessons.repository.js';

/** A lesson on a day of the year. */
export type HeldLesson = Readonly<{
  day: Day;
  lesson: TimetableLesson;
  time: Span;
  set: SetOfYear | undefined;
  /** By which it is told what the day is, the first of its classes that has it; null for what is of no class. */
  schoolClass: SchoolClass | null;
  /** All that have it by the timetable, and those of them for which the day does not hold it. */
  classes: readonly SchoolClass[];
  missing: readonly SchoolClass[];
}>;

/** `teacherIds`: only what the timetable has one of these for. `setsOf`: whole, the sets that one of these has or had. */
type Asked = Readonly<{
  schoolId: string;
  academicYearId: string;
  days: readonly Day[];
  teacherIds?: readonly string[];
  setsOf?: readonly string[];
}>;

/** The lessons of the timetables that hold on some days, as a calendar holds them: moved by its bells, gone on holidays. */
@Injectable()
export class HeldLessons {
  constructor(
    private readonly timetables: TimetablesRepository,
    private readonly lessons: TimetableLessonsRepository,
    private readonly taughtSets: TaughtSets,
    private readonly classes: SchoolClassesService,
  ) {}

  /** In the current transaction: what is read once answers for any calendar. `isMeant`: which lessons are asked about. */
  async of(
    { schoolId, academicYearId, days, teacherIds, setsOf }: Asked,
    isMeant: (lesson: TimetableLesson) => boolean = () => true,
  ): Promise<(calendar: SchoolCalendar) => HeldLesson[]> {
    const owner = { schoolId };
    const timetables = await this.timetables.list(owner, academicYearId);
    const holding = days.flatMap((day) => {
      const timetable = timetableOn(timetables, day);
      return timetable ? [{ day, timetableId: timetable.id }] : [];
    });
    const whose = {
      ...(teacherIds && { teacherIds }),
      ...(setsOf && {
        setsOf: {
          teacherIds: setsOf,
          setIds: await this.taughtSets.idsEverOf(schoolId, academicYearId, setsOf),
        },
      }),
    };
    const ofTimetable = new Map<string, TimetableLesson[]>();
    for (const id of new Set(holding.map(({ timetableId }) => timetableId)))
      ofTimetable.set(id, (await this.lessons.list(owner, id, whose)).filter(isMeant));
    const [first] = days;
    if (first === undefined || [...ofTimetable.values()].every((own) => own.length === 0)) return () => [];
    const setIds = [...ofTimetable.values()].flat().flatMap(({ teachingSetId }) => teachingSetId ?? []);
    const [sets, classes] = await Promise.all([
      this.taughtSets.ofYear(schoolId, academicYearId, first, [...new Set(setIds)]).then(byId),
      this.classes.ofYear(schoolId, academicYearId).then(byId),
    ]);
    const setOf = ({ teachingSetId }: TimetableLesson) => sets.get(teachingSetId ?? '');
    const classesOf = (lesson: TimetableLesson) =>
      classesAmong(classes, setOf(lesson)?.parts.map(({ classId }) => classId) ?? lesson.classIds);
    return (calendar) => {
      const dayFor = onceADay((asking, day) => dayOfAsking(calendar, asking, day));
      return holding.flatMap(({ day, timetableId }) => {
        const weekdays = new Set([null, ...classes.values()].map((each) => dayFor(each, day).weekday));
        const possible = ofTimetable.get(timetableId)?.filter(({ weekday }) => weekdays.has(weekday)) ?? [];
        return lessonsHeld(possible, (lesson) => daysFor(classesOf(lesson), (of) => dayFor(of, day))).map(
          ({ lesson, time, of, missing }) => ({
            ...{ day, lesson, time, set: setOf(lesson), schoolClass: of },
            ...{ classes: classesOf(lesson), missing: missing.filter((each) => each !== null) },
          }),
        );
      });
    };
  }
}

/** Each once. */
export function classesAmong(
  classes: ReadonlyMap<string, SchoolClass>,
  ids: readonly string[],
): SchoolClass[] {
  return [...new Set(ids)].flatMap((id) => classes.get(id) ?? []);
}

/** What is of no class has the day of the school. */
export function daysFor(classes: readonly SchoolClass[], tell: (of: SchoolClass | null) => DayOfClass) {
  const of: readonly (SchoolClass | null)[] = classes.length > 0 ? classes : [null];
  return of.map((each) => ({ of: each, day: tell(each) }));
}

/** What is told of a day of a class, told once. */
export function onceADay<Told>(
  tell: (asking: SchoolClass | null, day: Day) => Told,
): (asking: SchoolClass | null, day: Day) => Told {
  const known = new Map<string, Told>();
  return (asking, day) => {
    const key = `${asking?.id} ${day}`;
    const found = known.get(key) ?? tell(asking, day);
    known.set(key, found);
    return found;
  };
}

/** What a day is for a class; null for what is of none. */
export function dayOfAsking(calendar: SchoolCalendar, asking: SchoolClass | null, day: Day): DayOfClass {
  const plan = dayPlan(calendar, asking, day);
  return dayOfClass(plan, plan.weekday === null ? null : usualBell(calendar, asking, plan.weekday));
}

function byId<Row extends Readonly<{ id: string }>>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
