import { useQueryClient } from '@tanstack/react-query';
import { useRecordCells } from '../../grid/use-record-cells';
import { useWriter } from '../../school/use-writer';
import { type PlanRow, planRowsQuery } from './calls';
import { planRowKind } from './plan-row-kind';

/** The rows of a plan while they are written, each saved by itself; the list follows what the server has taken. */
export function usePlanCells(planId: string) {
  const { owner, refusals } = useWriter();
  const queries = useQueryClient();
  const { queryKey } = planRowsQuery(planId);
  function keep(saved: PlanRow) {
    queries.setQueryData<{ items: PlanRow[] }>(queryKey, (before) => ({
      items: [...(before?.items ?? []).filter(({ id }) => id !== saved.id), saved],
    }));
  }
  const { cells, states } = useRecordCells(
    { kind: planRowKind, owner, onSaved: (saved) => keep({ originId: null, ...saved } as PlanRow) },
    refusals.edit,
  );
  return { cells, states, keep };
}
