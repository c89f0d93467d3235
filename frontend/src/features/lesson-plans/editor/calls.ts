import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { plansQuery } from '../calls';
import { blankPlan, type LessonPlan, type PlanFields } from '../plan';
import { readPlan } from '../plan-calls';
import { beginPlan, nextPeriod } from './begin-plan';

/** Milliseconds that a new plan waits for the plans before it. */
const patience = 1_500;

/** The latest own plans; on a slow network those that are known, so that nobody waits for a blank form. */
async function latestPlans(queries: QueryClient): Promise<LessonPlan[]> {
  const latest = plansQuery(null);
  const known = () => queries.getQueryData(latest.queryKey);
  const asked = queries.fetchInfiniteQuery(latest).catch(known);
  const data = await Promise.race([asked, pause(patience).then(known)]);
  return data?.pages.flatMap(({ items }) => items) ?? [];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export type Beginning = {
  planId: string;
  copyOf: string | null;
  /** For which it is, where that is known. */
  lesson: Partial<PlanFields> | null;
  today: string;
  fetchDays: () => Promise<SchoolDays>;
};

/** What stands in a new plan before the first word is written. */
export function beginningQuery({ planId, copyOf, lesson, today, fetchDays }: Beginning) {
  return queryOptions({
    queryKey: ['lesson-plan-beginning', planId],
    queryFn: async ({ client }) => {
      if (lesson) return { ...blankPlan(today), ...lesson };
      const copied = copyOf === null ? undefined : await readPlan(copyOf);
      const [latest, days] = await Promise.all([latestPlans(client), fetchDays()]);
      return beginPlan(nextPeriod(latest, today, days), copied);
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
