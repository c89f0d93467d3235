import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { daysOf } from '../../../platform/calendar/school-week.js';
import type { SchoolCalendar } from '../../calendar/index.js';
import type { WeekLesson } from '../../lesson-plans/rules/index.js';
import { Lessons, type LessonWithPlan, type SentPlanOfLesson } from '../../lessons/index.js';
import { type CountedLesson, type SentState, standingOfLesson } from '../../reviews/index.js';
import type { AcademicYear } from '../../schools/index.js';

/** `planId`: of what was sent of it, null for nothing; `state`: what became of that. */
export type CountedPlanLesson = CountedLesson &
  Omit<WeekLesson, 'teachingSetId'> &
  Readonly<{ stoppedBy: string; planId: string | null; state: SentState | null }>;

type Asked = Readonly<{
  schoolId: string;
  year: AcademicYear;
  calendar: SchoolCalendar;
  /** First days of weeks. */
  weeks: readonly Day[];
}>;

type Seen = Readonly<{ steps: number; now: number }>;

type ByWeek = ReadonlyMap<Day, readonly CountedPlanLesson[]>;

/** The lessons of teachers by the timetable, with what was sent of each. */
@Injectable()
export class LessonsWithSubmissions {
  constructor(private readonly lessons: Lessons) {}

  /** By teacher. In the current transaction. */
  async of(
    { schoolId, year, calendar, weeks }: Asked,
    teacherIds: readonly string[],
    { steps, now }: Seen,
  ): Promise<ReadonlyMap<string, ByWeek>> {
    const days = weeks.flatMap((week) => daysOf(week));
    const found = await this.lessons.lessonsWithPlans(
      { schoolId, academicYearId: year.id, calendar, days },
      teacherIds,
    );
    return new Map(
      [...found].map(([personId, lessons]) => {
        const byWeek = Map.groupBy(lessons, ({ week }) => week);
        const counted = [...byWeek].map(
          ([week, own]) =>
            [week, own.map((lesson) => countedLesson(lesson, personId, { steps, now }))] as const,
        );
        return [personId, new Map(counted)];
      }),
    );
  }
}

function countedLesson(lesson: LessonWithPlan, personId: string, seen: Seen): CountedPlanLesson {
  const { day: date, time, className, subject, fate, plan } = lesson;
  const state = plan && stateOf(plan, seen);
  return {
    ...{ date, startTime: time.from, endTime: time.to, className, subject, state },
    standing: standingOfLesson(lesson, personId),
    stoppedBy: fate.kind === 'stopped' ? fate.by : '',
    planId: plan?.id ?? null,
    sent: plan && { isLate: plan.isLate, isVerified: state === 'verified' },
  };
}

/** A verdict that can be taken back counts for nobody but its giver. */
function stateOf({ standing, freshUntil }: SentPlanOfLesson, { steps, now }: Seen): SentState {
  if (freshUntil !== null && now < freshUntil) return 'sent';
  if (standing.kind === 'returned') return 'returned';
  return standing.verifiedSteps >= steps ? 'verified' : 'sent';
}

/** The day of the first of these lessons; null for none. */
export function firstDayOf(lessons: readonly CountedPlanLesson[]): Day | null {
  return lessons.map(({ date }) => date).toSorted()[0] ?? null;
}
