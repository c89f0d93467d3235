import { type LessonWeek, lessonWeeksOf } from '@rules/calendar/domain/lesson-weeks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sessionCalendarQuery } from '../../../school/calendar/session-calendar';
import type { LookedAt } from '../../reviews';
import { type SentPlan, sentPlanQuery, type WaitingPlan } from './calls';

/** The plan that is looked at as it was sent, with the next one under way. */
export function useYearlyPlansAhead(
  open: readonly WaitingPlan[],
  current: WaitingPlan | null,
): LookedAt<SentPlan> {
  const at = open.findIndex(({ id }) => id === current?.id);
  const ahead = current ? open.slice(at, at + 2) : [];
  const [asked] = useQueries({ queries: ahead.map(({ id }) => sentPlanQuery(id)) });
  // What was sent again in the meantime is not judged as it was.
  const plan = asked?.data?.version === current?.version ? asked?.data : undefined;
  return { plan, asked };
}

/** Of the session for which it is. */
export function useWeeksOf(plan: SentPlan | undefined): readonly LessonWeek[] {
  const { data: session } = useQuery({
    ...sessionCalendarQuery(plan?.academicYearId ?? ''),
    enabled: plan !== undefined,
  });
  return useMemo(() => (session ? lessonWeeksOf(session.calendar, null) : []), [session]);
}
