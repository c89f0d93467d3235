import { isDay } from '@rules/calendar/day';
import { lessonWeeksOf } from '@rules/calendar/domain/lesson-weeks';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { skipToken, useQuery } from '@tanstack/react-query';
import { allOf } from '../../../../queries/all-of';
import { academicYearsQuery, chosenYear } from '../../../../school/academic-year';
import { sessionCalendarQuery } from '../../../../school/calendar/session-calendar';
import { useSchoolDays } from '../../../../school/calendar/use-school-days';
import { classesQuery, subjectsQuery } from '../../../classes';
import { planRowsQuery, taughtQuery, weekOn, yearlyPlansQuery } from '../../../yearly-plans';
import type { PlanFields } from '../../plan';
import { myWeekQuery } from '../../week/calls';
import { isSameName, offeredStandards } from './offered-standards';
import { standardFates } from './standard-fates';

/** What the yearly plan of the lesson's subject and class offers. `weekName`: of the lesson's week, as the school calls it. */
export function useOfferedRows(lesson: PlanFields) {
  const { subject, className, date } = lesson;
  const years = useQuery(academicYearsQuery());
  const yearId = (years.data && chosenYear(years.data, null)?.id) ?? '';
  const ofYear = { enabled: yearId !== '' };
  const all = allOf(
    useQuery({ ...sessionCalendarQuery(yearId), ...ofYear }),
    useQuery({ ...classesQuery(yearId), ...ofYear }),
    useQuery(subjectsQuery()),
    useQuery({ ...yearlyPlansQuery(yearId), ...ofYear }),
  );
  const [kept, classes = [], subjects = [], plans = []] = all.data ?? [];
  const known = subjects.find(({ name, code }) => isSameName(name, subject) || isSameName(code, subject));
  const levels = classes.find(({ name }) => isSameName(name, className))?.gradeLevels ?? [];
  const fitting = plans.filter(
    ({ subjectId, gradeLevel }) => subjectId === known?.id && levels.some((level) => level === gradeLevel),
  );
  const plan = fitting.find(({ authorId }) => authorId !== null) ?? fitting[0];
  const asked = planRowsQuery(plan?.id ?? '');
  const rows = useQuery({ ...asked, queryFn: plan ? asked.queryFn : skipToken });
  const weeks = kept ? lessonWeeksOf(kept.calendar, null) : [];
  const week = weekOn(weeks, date);
  return {
    week,
    weekName: weeks.find((each) => each.week === week)?.number,
    nameOf: (at: number) => weeks.find((each) => each.week === at)?.number ?? at,
    standards: rows.data ? offeredStandards(rows.data, week) : [],
    fates: useFates(lesson, plan?.id),
    subjectName: known?.name,
    level: levels[0],
  };
}

/** By the key of a standard what became of it in the class, as far as it is known. */
function useFates(lesson: PlanFields, planId: string | undefined) {
  const { days } = useSchoolDays();
  const week = isDay(lesson.date) ? weekOfSchool(days, lesson.date) : '';
  const ofWeek = useQuery({ ...myWeekQuery(week), enabled: week !== '' });
  const asked = taughtQuery(planId ?? '');
  const taught = useQuery({ ...asked, queryFn: planId ? asked.queryFn : skipToken });
  return standardFates(lesson, { week: ofWeek.data, taught: taught.data ?? [] });
}
