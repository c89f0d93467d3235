import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import type { components } from '../../../api/schema';
import { showToast } from '../../../ui/toast';
import { deletePlan, restorePlan } from '../api';
import type { LessonPlan } from '../plan';
import { lessonPlansKey, listsKey } from '../queries';
import { undoTime } from '../undo-time';

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

const complain = (failure: unknown) => void showToast({ type: 'error', message: errorMessage(failure) });

/** Takes the plan off the list at once and offers to undo it, instead of asking first. */
export function usePlanDeletion() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: lessonPlansKey });

  function offerUndo({ id }: LessonPlan) {
    const onSelect = () => void restorePlan(id).catch(complain).finally(refresh);
    void showToast({
      type: 'success',
      message: 'Rancangan dipadam.',
      duration: undoTime,
      action: { label: 'Buat asal', onSelect },
    });
  }

  return useMutation({
    mutationFn: (plan: LessonPlan) => deletePlan(plan.id),
    async onMutate(plan) {
      await queries.cancelQueries({ queryKey: listsKey });
      takeFromLists(queries, plan);
    },
    onSuccess: (_nothing, plan) => offerUndo(plan),
    onError: complain,
    onSettled: refresh,
  });
}
