import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../api/schema';
import { useChange } from '../../../queries/use-change';
import { listsKey } from '../calls';
import type { LessonPlan } from '../plan';
import { deletePlan, restorePlan } from '../plan-calls';
import { sealedRefusal } from '../sealed-refusal';

type Pages = InfiniteData<components['schemas']['LessonPlansDto']>;

function takeFromLists(queries: QueryClient, { id }: LessonPlan): void {
  queries.setQueriesData<Pages>(
    { queryKey: listsKey },
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
      },
  );
}

/** Takes the plan off the list at once and offers to undo it, instead of asking first. */
export function usePlanDeletion() {
  const queries = useQueryClient();
  return useChange((plan: LessonPlan) => deletePlan(plan.id), {
    done: 'Rancangan dipadam.',
    changes: ['lesson-plans'],
    words: sealedRefusal,
    undo: (_nothing, { id }) => restorePlan(id),
    async expect(plan) {
      await queries.cancelQueries({ queryKey: listsKey });
      takeFromLists(queries, plan);
    },
  });
}
