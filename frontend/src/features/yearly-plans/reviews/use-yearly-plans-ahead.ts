import { type LessonWeek, lessonWeeksOf } from '@rules/calendar/domain/lesson-weeks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { sessionCalendarQuery } from '../../../school/calendar/session-calendar';
import { markPlanRead, type SentPlan, sentPlanQuery, type WaitingPlan } from './reviews-api';

/** Whoever looks at a plan for so long has read it. In milliseconds. */
const READING = 1_500;

export type Sent = Readonly<{
  plan: SentPlan | undefined;
  weeks: readonly LessonWeek[];
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}>;

/** The plan that is looked at as it was sent, with the next one under way. */
export function useSentPlan(open: readonly WaitingPlan[], current: WaitingPlan | null): Sent {
  const at = open.findIndex(({ id }) => id === current?.id);
  const ahead = current ? open.slice(at, at + 2) : [];
  const [own] = useQueries({ queries: ahead.map(({ id }) => sentPlanQuery(id)) });
  // What was sent again in the meantime is not judged as it was.
  const plan = own?.data?.version === current?.version ? own?.data : undefined;
  useReading(plan);
  return {
    ...{ plan, weeks: useWeeksOf(plan), error: own?.error ?? null, isFetching: own?.isFetching ?? false },
    retry: () => void own?.refetch(),
  };
}

/** Of the session for which it is. */
export function useWeeksOf(plan: SentPlan | undefined): readonly LessonWeek[] {
  const { data: session } = useQuery({
    ...sessionCalendarQuery(plan?.academicYearId ?? ''),
    enabled: plan !== undefined,
  });
  return useMemo(() => (session ? lessonWeeksOf(session.calendar, null) : []), [session]);
}

/** From then on it cannot be withdrawn; where that is not heard, it still can. */
function useReading(plan: SentPlan | undefined): void {
  const id = plan?.isCallersTurn ? plan.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => void markPlanRead(id).catch(() => undefined), READING);
    return () => clearTimeout(timer);
  }, [id]);
}
