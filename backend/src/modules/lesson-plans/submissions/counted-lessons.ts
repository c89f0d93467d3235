import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { daysOf, lastDayOf } from '../../../platform/calendar/school-week.js';
import type { SchoolCalendar } from '../../calendar/index.js';
import {
  type CountedLesson,
  type LessonStanding,
  type SentOfWeek,
  type SentState,
  SentWeeks,
  standingOfLesson,
} from '../../reviews/index.js';
import type { AcademicYear } from '../../schools/index.js';
import { AbsencesService, isAwayAt } from '../../staff/index.js';
import { type LessonOfPerson, LessonsOfPerson } from '../../timetable/index.js';
import {
  inOrder,
  lessonsOfPeriods,
  lessonsToHold,
  type PlacedPlan,
  plannedWeek,
  type WeekLesson,
} from '../domain/week-lessons.js';
import { PLAN_KIND } from '../sending/sent-plans.js';
import { WeekPlansRepository } from '../week/week-plans.repository.js';

type Period = WeekLesson & Readonly<{ standing: LessonStanding; stoppedBy: string }>;

/** `planId`: of what was sent of it, null for nothing; `state`: what became of that. */
export type CountedPlanLesson = CountedLesson &
  Pick<Period, 'date' | 'startTime' | 'endTime' | 'className' | 'subject' | 'stoppedBy'> &
  Readonly<{ planId: string | null; state: SentState | null }>;

type Asked = Readonly<{
  schoolId: string;
  year: AcademicYear;
  calendar: SchoolCalendar;
  /** First days of weeks. */
  weeks: readonly Day[];
}>;

type ByWeek = ReadonlyMap<Day, readonly CountedPlanLesson[]>;

/** The lessons of teachers by the timetable, with what was sent of each. No draft is read for it. */
@Injectable()
export class LessonsWithSubmissions {
  constructor(
    private readonly lessons: LessonsOfPerson,
    private readonly absences: AbsencesService,
    private readonly sent: SentWeeks,
    private readonly plans: WeekPlansRepository,
  ) {}

  /** By teacher. In the current transaction. */
  async of(
    { schoolId, year, calendar, weeks }: Asked,
    teacherIds: readonly string[],
    steps: number,
  ): Promise<ReadonlyMap<string, ByWeek>> {
    const [first, last] = [weeks[0], weeks.at(-1)];
    if (first === undefined || last === undefined || teacherIds.length === 0) return new Map();
    const days = weeks.flatMap((week) => daysOf(week));
    const taught = await this.lessons.ofEach(
      { schoolId, academicYearId: year.id, days },
      teacherIds,
      calendar,
    );
    const absences = Map.groupBy(
      await this.absences.timesOfAll(schoolId, first, lastDayOf(last)),
      ({ personId }) => personId,
    );
    const sent = await this.sent.of(schoolId, { kind: PLAN_KIND, authorIds: teacherIds, weeks });
    const placed = await this.placed(schoolId, sent);
    return new Map(
      teacherIds.map((personId) => {
        const away = absences.get(personId) ?? [];
        const isAway = (day: Day, period: number | null) => away.some((time) => isAwayAt(time, day, period));
        const periods = (taught.get(personId) ?? []).map((lesson) => periodOf(lesson, { personId, isAway }));
        const own = placed.get(personId) ?? [];
        return [personId, byWeek(weeks, periods, own, (each) => stateOf(each, steps))];
      }),
    );
  }

  /** By author: what was sent, with the lesson that it is of. */
  private async placed(
    schoolId: string,
    sent: readonly SentOfWeek[],
  ): Promise<ReadonlyMap<string, SentPlace[]>> {
    const places = await this.plans.placesOf(
      schoolId,
      sent.map(({ recordId }) => recordId),
    );
    const known = new Map(places.map((place) => [place.id, place]));
    return Map.groupBy(
      sent.flatMap((each) => {
        const place = known.get(each.recordId);
        // What was sent counts, whatever its author has deleted since.
        return place ? { ...place, isDeleted: false, sent: each } : [];
      }),
      ({ sent: { authorId } }) => authorId,
    );
  }
}

type SentPlace = PlacedPlan & Readonly<{ sent: SentOfWeek }>;

function periodOf(lesson: LessonOfPerson, person: Parameters<typeof standingOfLesson>[1]): Period {
  return {
    ...{ teachingSetId: lesson.set?.id ?? null, date: lesson.day },
    ...{ startTime: lesson.time.from, endTime: lesson.time.to },
    ...{ className: lesson.className, subject: lesson.subject },
    ...{ standing: standingOfLesson(lesson, person), stoppedBy: lesson.stoppedBy ?? '' },
  };
}

function byWeek(
  weeks: readonly Day[],
  periods: readonly Period[],
  sent: readonly SentPlace[],
  stateOf: (sent: SentOfWeek) => SentState,
): ByWeek {
  return new Map(
    weeks.map((week) => {
      const last = lastDayOf(week);
      const own = periods.filter(({ date }) => week <= date && date <= last);
      const ofWeek = sent.filter(({ slot, date }) =>
        slot ? slot.week === week : week <= date && date <= last,
      );
      const planned = plannedWeek(lessonsToHold(week, own), ofWeek).lessons.map(({ lesson, planId }) => {
        const of = ofWeek.find(({ id }) => id === planId)?.sent;
        return toldLesson(lesson, planId, of ?? null, of ? stateOf(of) : null);
      });
      const stopped = lessonsOfPeriods(own.filter(({ standing }) => standing === 'stopped'));
      return [
        week,
        inOrder([...planned, ...stopped.map((lesson) => toldLesson(lesson, null, null, null))]),
      ] as const;
    }),
  );
}

function toldLesson(
  { date, startTime, endTime, className, subject, standing, stoppedBy }: Period,
  planId: string | null,
  sent: SentOfWeek | null,
  state: SentState | null,
): CountedPlanLesson {
  return {
    ...{ date, startTime, endTime, className, subject, standing, stoppedBy, planId, state },
    sent: sent && { isLate: sent.isLate, isVerified: state === 'verified' },
  };
}

function stateOf({ isReturned, verifiedSteps }: SentOfWeek, steps: number): SentState {
  if (isReturned) return 'returned';
  return verifiedSteps >= steps ? 'verified' : 'sent';
}
