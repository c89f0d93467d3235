import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markPlanRead } from '../queries';
import { type QueuedPlan, queuedPlansQuery, type WaitingPlan } from './queue-query';

/** Whose plans are fetched ahead of whoever reads: of so many teachers. */
const TEACHERS_AHEAD = 4;

/** Whoever looks at a plan for so long has read it. In milliseconds. */
const READING = 1_500;

export type Ahead = Readonly<{
  plan: QueuedPlan | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}>;

/** The words of the plan that is looked at, with those of the teachers that come next under way. */
export function usePlansAhead(open: readonly WaitingPlan[], current: WaitingPlan | null): Ahead {
  const behind = open.slice(
    Math.max(
      0,
      open.findIndex(({ id }) => id === current?.id),
    ),
  );
  const authors = [...new Set(behind.map(({ authorId }) => authorId))].slice(0, TEACHERS_AHEAD);
  const queries = useQueries({ queries: authors.map((authorId) => queuedPlansQuery(authorId)) });
  const own = queries[0];
  const plan = own?.data?.find(({ id, version }) => id === current?.id && version === current.version);
  useReading(plan);
  return {
    plan,
    isLoading: current !== null && (own?.isLoading ?? false),
    hasFailed: own?.isError ?? false,
    retry: () => void own?.refetch(),
  };
}

/** From then on its author cannot withdraw it; where that is not heard, they still can. */
function useReading(plan: QueuedPlan | undefined): void {
  const id = plan?.isCallersTurn ? plan.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => void markPlanRead(id).catch(() => undefined), READING);
    return () => clearTimeout(timer);
  }, [id]);
}
