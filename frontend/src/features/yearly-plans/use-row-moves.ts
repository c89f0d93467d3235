import type { RowMove } from '@rules/yearly-plans/domain/placed-weeks';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../queries/use-change';
import { moveRows, type PlanRow, planRowsQuery } from './calls';
import type { Known } from './known';
import { planRefusal } from './refusals';

type Moving = { moves: readonly RowMove[] /** What is told when it is done. */; done: string };

/** Rows to other weeks, all or none; one press takes all of them back. */
export function useRowMoves({ plan, rows }: Pick<Known, 'plan' | 'rows'>) {
  const queries = useQueryClient();
  const { queryKey } = planRowsQuery(plan.id);
  const keep = (reply: { items: PlanRow[] }) => queries.setQueryData(queryKey, reply);
  const versionOf = (among: readonly PlanRow[], id: string) =>
    among.find((row) => row.id === id)?.version ?? 1;

  return useChange(
    async ({ moves }: Moving) => {
      const reply = await moveRows(
        plan.id,
        moves.map((move) => ({ ...move, version: versionOf(rows, move.id) })),
      );
      keep(reply);
      return reply.items;
    },
    {
      done: (_, { done }) => done,
      changes: ['yearly-plan-rows'],
      words: planRefusal,
      undo: async (moved, { moves }) => {
        const back = rows
          .filter(({ id }) => moves.some((move) => move.id === id))
          .map(({ id, week, rank }) => ({ id, week, rank, version: versionOf(moved, id) }));
        keep(await moveRows(plan.id, back));
      },
    },
  );
}
