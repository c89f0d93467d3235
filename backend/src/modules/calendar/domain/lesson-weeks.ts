import type { Day } from '../../../platform/calendar/day.js';
import { daysOf } from '../../../platform/calendar/school-week.js';
import { type DayReason, dayPlan } from './day-plan.js';
import { namesOfReasons } from './day-reasons.js';
import type { AskingClass, SchoolCalendar } from './school-calendar.js';
import { numberOfWeek, weeksOf } from './school-weeks.js';

/** A week of a term, with what is left of it for lessons. */
export type LessonWeek = Readonly<{
  /** Which week of teaching of the session; weeks of holidays are not counted. */
  week: number;
  /** As the school calls it. */
  number: number;
  /** The first and the last day of the week on which school can be held. */
  firstDay: Day;
  lastDay: Day;
  /** On how many lessons are held; 0 where the week is lost. */
  days: number;
  /** What takes the others away, e.g. Deepavali. */
  because: readonly string[];
  isExamination: boolean;
}>;

/** The weeks of teaching of a session for one class, or for the school, in order. */
export function lessonWeeksOf(calendar: SchoolCalendar, asking: AskingClass | null): LessonWeek[] {
  return weeksOf(calendar).flatMap((week) => {
    if (week.teaching === null) return [];
    const plans = daysOf(week.firstDay).map((day) => dayPlan(calendar, asking, day));
    const lost = plans.flatMap(({ teaches, reasons }) =>
      teaches || reasons.some(({ kind }) => kind === 'weekend') ? [] : namesOfReasons(reasons),
    );
    return [
      {
        week: week.teaching,
        number: numberOfWeek(calendar, week) ?? week.teaching,
        firstDay: week.firstSchoolDay,
        lastDay: week.lastSchoolDay,
        days: plans.filter(({ teaches }) => teaches).length,
        because: [...new Set(lost)],
        isExamination: plans.some(({ reasons }) => reasons.some(isExamination)),
      },
    ];
  });
}

function isExamination(reason: DayReason): boolean {
  return reason.kind === 'special' && reason.period.kind === 'examination';
}
