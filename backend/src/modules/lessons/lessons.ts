import { Injectable } from '@nestjs/common';
import type { Day } from '../../platform/calendar/day.js';
import { daysOf, weekOf } from '../../platform/calendar/school-week.js';
import { type SchoolCalendar, weekStartOfCalendar } from '../calendar/index.js';
import { AbsencesService, isAwayAt } from '../staff/index.js';
import { LessonsOfPeople, type TaughtPeriod } from '../timetable/index.js';
import { lessonsOfPeriods, ownLesson } from './domain/lesson.js';
import { KeptPlansOfLessons, type Lesson, type SentPlanOfLesson } from './plans-of-lessons.js';

/** `plan` null: none of it was sent. */
export type LessonWithPlan = Lesson & Readonly<{ plan: SentPlanOfLesson | null }>;

/** `days`: of one session, in order. */
export type AskedLessons = Readonly<{
  schoolId: string;
  academicYearId: string;
  calendar: SchoolCalendar;
  days: readonly Day[];
}>;

type ByPerson<Told> = ReadonlyMap<string, readonly Told[]>;

/** Which lessons people have, when, and what becomes of them: by timetables, calendar and absences. */
@Injectable()
export class Lessons {
  constructor(
    private readonly taught: LessonsOfPeople,
    private readonly absences: AbsencesService,
    private readonly plans: KeptPlansOfLessons,
  ) {}

  /** Of each person, in order; read once for all of them. In the current transaction. */
  async lessonsOf(asked: AskedLessons, personIds: readonly string[]): Promise<ByPerson<Lesson>> {
    return ofDays(asked, await this.ofWeeks(asked, personIds));
  }

  /** The same with what was sent of each. In the current transaction. */
  async lessonsWithPlans(
    asked: AskedLessons,
    personIds: readonly string[],
  ): Promise<ByPerson<LessonWithPlan>> {
    const ofWeeks = await this.ofWeeks(asked, personIds);
    if (ofWeeks.size === 0) return new Map();
    const plans = await this.plans.sentOf(asked.schoolId, weeksIn(asked), ofWeeks);
    return mapped(ofDays(asked, ofWeeks), (lessons) =>
      lessons.map((lesson) => ({ ...lesson, plan: plans.get(lesson) ?? null })),
    );
  }

  /** Of the whole weeks that have these days: a lesson is counted in its week, among all of its set. */
  private async ofWeeks(asked: AskedLessons, personIds: readonly string[]): Promise<ByPerson<Lesson>> {
    const { calendar } = asked;
    const weekStart = weekStartOfCalendar(calendar);
    const weeks = weeksIn(asked);
    const days = weeks.flatMap((week) => daysOf(week));
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined || personIds.length === 0) return new Map();
    const [taught, absences] = await Promise.all([
      this.taught.of({ ...asked, days }, personIds, calendar),
      this.absences.timesOf(asked.schoolId, personIds, first, last),
    ]);
    const ofWeek = Map.groupBy(taught, ({ day }) => weekOf(day, weekStart));
    const lessons = weeks.flatMap((week) => lessonsOfPeriods(week, (ofWeek.get(week) ?? []).map(withSetId)));
    const ofPerson = byPerson(lessons);
    const awayOf = Map.groupBy(absences, ({ personId }) => personId);
    return new Map(
      personIds.map((personId) => {
        const away = awayOf.get(personId) ?? [];
        const isAway = (day: Day, period: number | null) => away.some((time) => isAwayAt(time, day, period));
        return [personId, (ofPerson.get(personId) ?? []).map((lesson) => ownLesson(lesson, isAway))];
      }),
    );
  }
}

function weeksIn({ days, calendar }: AskedLessons): Day[] {
  const weekStart = weekStartOfCalendar(calendar);
  return [...new Set(days.map((day) => weekOf(day, weekStart)))].toSorted();
}

const withSetId = (told: TaughtPeriod) => ({ ...told, teachingSetId: told.set?.id ?? null });

function byPerson<Taught extends Readonly<{ teacherIds: readonly string[] }>>(
  lessons: readonly Taught[],
): ReadonlyMap<string, Taught[]> {
  const found = new Map<string, Taught[]>();
  for (const lesson of lessons)
    for (const personId of lesson.teacherIds) {
      const own = found.get(personId);
      if (own) own.push(lesson);
      else found.set(personId, [lesson]);
    }
  return found;
}

function ofDays({ days }: AskedLessons, ofWeeks: ByPerson<Lesson>): ByPerson<Lesson> {
  const wanted = new Set(days);
  return mapped(ofWeeks, (lessons) => lessons.filter(({ day }) => wanted.has(day)));
}

function mapped<One, Other>(
  byPerson: ByPerson<One>,
  tell: (of: readonly One[], personId: string) => readonly Other[],
): ByPerson<Other> {
  return new Map([...byPerson].map(([personId, of]) => [personId, tell(of, personId)]));
}
