import { isDay } from '@rules/calendar/day';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { useQuery } from '@tanstack/react-query';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { type MyWeek, myWeekQuery } from '../week/calls';
import { type SentPlan, type SentWeek, sentWeekQuery } from './calls';

/** What of the own week was sent, and what became of it. */
export function useSentWeek(week: Pick<MyWeek, 'week' | 'sending'> | undefined): SentWeek | undefined {
  const { data } = useQuery({
    ...sentWeekQuery(week?.week ?? ''),
    enabled: week !== undefined && week.sending === undefined,
  });
  return week?.sending ?? data;
}

/** Of the own plan of a day. */
export function useSentPlan(planId: string, day: string): SentPlan | undefined {
  const { days } = useSchoolDays();
  const week = isDay(day) ? weekOfSchool(days, day) : '';
  const sent = useSentWeek(useQuery({ ...myWeekQuery(week), enabled: week !== '' }).data);
  return sent?.plans.find((plan) => plan.planId === planId);
}
