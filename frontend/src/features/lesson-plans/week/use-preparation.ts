import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../queries/use-change';
import { takeBackCopies } from '../parallel/use-parallel-copies';
import { restorePlan } from '../plan-calls';
import {
  copyWeek,
  type EarlierWeek,
  holdLesson,
  type MyWeek,
  myWeekQuery,
  prepareWeek,
  takeBackPlans,
} from './calls';

/** Writes what the week lacks. Nothing that stands is overwritten, so nothing is asked; one press takes it back. */
export function usePreparation(onMade: () => void) {
  const queries = useQueryClient();
  async function prepare(week: string) {
    const prepared = await prepareWeek(week);
    // At once, or a card that is opened before the week is asked anew would begin a second plan.
    const { made, ...read } = prepared;
    queries.setQueryData<MyWeek>(myWeekQuery(week).queryKey, (known) => ({
      ...read,
      sending: known?.sending,
    }));
    return prepared;
  }
  return useChange(prepare, {
    done: ({ made, source }) => madeWords(made.length, source),
    changes: ['lesson-plans'],
    refreshed: onMade,
    mayUndo: ({ made }) => made.length > 0,
    undo: ({ made }) => takeBackPlans(made),
  });
}

/** From an earlier week, for lessons that nobody has written yet. */
export function useWeekCopies() {
  return useChange((asked: { day: string; from: EarlierWeek }) => copyWeek(asked), {
    done: ({ copied }, { from }) =>
      copied.length === 0
        ? `${nothingToCopy[from]} Yang sudah ditulis minggu ini tidak disentuh.`
        : `${copied.length} rancangan disalin. Yang sudah ditulis tidak disentuh.`,
    changes: ['lesson-plans'],
    mayUndo: ({ copied }) => copied.length > 0,
    undo: ({ copied }) => takeBackCopies(copied),
  });
}

const nothingToCopy: Record<EarlierWeek, string> = {
  last_week: 'Tiada rancangan minggu lalu yang sepadan untuk disalin.',
  last_year: 'Tiada rancangan tahun lalu yang sepadan untuk disalin.',
};

export function usePlanReturn() {
  return useChange((planId: string) => restorePlan(planId), {
    done: 'Rancangan dipulihkan.',
    changes: ['lesson-plans'],
  });
}

/** Undoes a postponement. */
export function useHolding() {
  return useChange((planId: string) => holdLesson(planId), {
    done: 'Penangguhan dibatalkan.',
    changes: ['lesson-plans'],
  });
}

function madeWords(made: number, source: MyWeek['source']): string {
  if (made === 0) return 'Semua PdP minggu ini sudah ada rancangannya.';
  const from = source === 'pattern' ? 'minggu lalu' : 'jadual, RPT dan rancangan terdahulu';
  return `${made} draf disediakan daripada ${from}.`;
}
