import { useQueries } from '@tanstack/react-query';
import type { LookedAt } from '../../reviews';
import { type QueuedPlan, queuedPlansQuery, type WaitingPlan } from './calls';

/** Whose plans are fetched ahead of whoever reads: of so many teachers. */
const TEACHERS_AHEAD = 4;

/** The words of the plan that is looked at, with those of the teachers that come next under way. */
export function usePlansAhead(
  open: readonly WaitingPlan[],
  current: WaitingPlan | null,
): LookedAt<QueuedPlan> {
  const behind = open.slice(
    Math.max(
      0,
      open.findIndex(({ id }) => id === current?.id),
    ),
  );
  const authors = [...new Set(behind.map(({ authorId }) => authorId))].slice(0, TEACHERS_AHEAD);
  const [asked] = useQueries({ queries: authors.map((authorId) => queuedPlansQuery(authorId)) });
  // What was sent again in the meantime is not judged as it was.
  const plan = asked?.data?.find(({ id, version }) => id === current?.id && version === current.version);
  return { plan, asked };
}
