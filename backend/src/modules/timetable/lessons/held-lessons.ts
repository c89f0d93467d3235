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
  /** By which it is told what the day is; null for what is of no class. */
  schoolClass: SchoolClass | null;
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
    const classOf = (lesson: TimetableLesson) =>
      classes.get(setOf(lesson)?.parts[0]?.classId ?? lesson.classIds[0] ?? '') ?? null;
    return (calendar) => {
      const dayFor = onceADay((asking, day) => dayOfAsking(calendar, asking, day));
      return holding.flatMap(({ day, timetableId }) => {
        const weekdays = new Set([null, ...classes.values()].map((each) => dayFor(each, day).weekday));
        const possible = ofTimetable.get(timetableId)?.filter(({ weekday }) => weekdays.has(weekday)) ?? [];
        return lessonsHeld(possible, (lesson) => dayFor(classOf(lesson), day)).map(({ lesson, time }) => ({
          ...{ day, lesson, time },
          set: setOf(lesson),
          schoolClass: classOf(lesson),
        }));
      });
    };
  }
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
