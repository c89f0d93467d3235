import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import type { GradeLevel } from '@rules/classes/domain/grade-level';
import type { AcademicYear } from '../../school/academic-year';
import type { SchoolClass, Subject, TeachingSet } from '../classes';
import type { PlanRow, YearlyPlan } from './calls';

/** What the page knows of the session. `sets`: those whose progress the person sees. */
export type KnownYear = {
  year: AcademicYear;
  calendar: SchoolCalendar;
  classes: readonly SchoolClass[];
  subjects: readonly Subject[];
  sets: readonly TeachingSet[];
  ownSets: readonly TeachingSet[];
  plans: readonly YearlyPlan[];
};

/** Of which subject and level a plan is. */
export type OfSubject = { subject: Subject; gradeLevel: GradeLevel };

/** Of the plan that is shown. `now`: the week of today, or the next; past all of them after the last. */
export type Known = KnownYear &
  OfSubject & {
    plan: YearlyPlan;
    rows: readonly PlanRow[];
    weeks: readonly LessonWeek[];
    now: number;
  };

/** The sets of a subject that are of a level. */
export function setsOf(
  sets: readonly TeachingSet[],
  classes: readonly SchoolClass[],
  { subject, gradeLevel }: OfSubject,
): TeachingSet[] {
  return sets.filter(
    ({ subjectId, parts }) =>
      subjectId === subject.id &&
      parts.some(({ classId }) => classes.find(({ id }) => id === classId)?.gradeLevels.includes(gradeLevel)),
  );
}

/** The week of a day, or the next; one past the last where the session is over. */
export function weekOn(weeks: readonly LessonWeek[], day: string): number {
  return weeks.find(({ lastDay }) => day <= lastDay)?.week ?? (weeks.at(-1)?.week ?? 0) + 1;
}
