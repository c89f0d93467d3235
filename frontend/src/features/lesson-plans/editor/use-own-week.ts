import { isDay } from '@rules/calendar/day';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import type { Owner } from '../../../session/owner';
import { paths } from '../../../site/paths';
import { malaysianDate } from '../../../ui/format';
import type { LessonPlan, PlanFields } from '../plan';
import { useSentWeek } from '../sending/use-sent-week';
import { useKeptOfWeek, type WeekHere, weekHere } from '../sending/use-week-here';
import { myWeekQuery } from '../week/calls';
import { type ItemToMend, itemsToMend, type WeekItem, weekDays } from '../week/week-days';
import { nextGap } from './next-gap';

/** The week of the lesson of a plan, as far as it is known. */
export type OwnWeek = Readonly<{
  here: WeekHere | undefined;
  /** The plan as it stands in it. */
  item: WeekItem | undefined;
  /** The same as the server has it. */
  saved: LessonPlan | undefined;
  /** What is to be mended after this plan. */
  next: ItemToMend | undefined;
}>;

export function useOwnWeek(owner: Owner, planId: string, { date, startTime }: PlanFields): OwnWeek {
  const week = useWeek(date);
  const told = useQuery({ ...myWeekQuery(week), enabled: week !== '' }).data;
  const sent = useSentWeek(told);
  const kept = useKeptOfWeek(owner, week);
  return useMemo(() => {
    const here = told && weekHere(told, sent, kept);
    const days = here ? weekDays(here.week, here.sent) : [];
    return {
      here,
      item: days.flatMap(({ items }) => items).find(({ plan }) => plan?.id === planId),
      saved: told?.plans.find(({ id }) => id === planId),
      next: nextGap(itemsToMend(days), planId, { date, startTime }),
    };
  }, [told, sent, kept, planId, date, startTime]);
}

/** Of the page on which that week stands. */
export function useWeekAddress({ date }: PlanFields): string {
  const { days } = useSchoolDays();
  const week = useWeek(date);
  const isThisWeek = week === '' || week === weekOfSchool(days, malaysianDate(new Date()));
  return isThisWeek ? paths.lessonPlans : `${paths.lessonPlans}?${new URLSearchParams({ minggu: week })}`;
}

function useWeek(date: string): string {
  const { days } = useSchoolDays();
  return isDay(date) ? weekOfSchool(days, date) : '';
}
