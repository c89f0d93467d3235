import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Owner } from '../../../session/owner';
import type { LessonPlan, PlanFields } from '../plan';
import { useSentWeek } from '../sending/use-sent-week';
import { useKeptOfWeek, type WeekHere, weekHere } from '../sending/use-week-here';
import { myWeekQuery } from '../week/calls';
import { type ItemToMend, itemsToMend, type WeekItem, weekDays } from '../week/week-days';
import { nextGap } from './next-gap';
import { useWeekOf } from './use-week-address';

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
  const week = useWeekOf(date);
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
