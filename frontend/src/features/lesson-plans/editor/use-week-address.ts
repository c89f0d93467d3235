import { isDay } from '@rules/calendar/day';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { paths } from '../../../site/paths';
import { malaysianDate } from '../../../ui/format';
import type { PlanFields } from '../plan';

/** Of the page on which the week of a plan stands. */
export function useWeekAddress({ date }: PlanFields): string {
  const { days } = useSchoolDays();
  const week = useWeekOf(date);
  const isThisWeek = week === '' || week === weekOfSchool(days, malaysianDate(new Date()));
  return isThisWeek ? paths.lessonPlans : `${paths.lessonPlans}?${new URLSearchParams({ minggu: week })}`;
}

/** Its first day; empty for a day that is none. */
export function useWeekOf(date: string): string {
  const { days } = useSchoolDays();
  return isDay(date) ? weekOfSchool(days, date) : '';
}
