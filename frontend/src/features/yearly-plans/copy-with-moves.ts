import type { RowMove } from '@rules/yearly-plans/domain/placed-weeks';
import { randomUuid } from '../../ui/random-uuid';
import { beginCopy, moveRows, readRows, type YearlyPlan } from './calls';

/** A copy of one's own in which rows stand elsewhere; its id. */
export async function copyWithMoves(plan: YearlyPlan, moves: readonly RowMove[]): Promise<string> {
  const id = randomUuid();
  await beginCopy(plan, id);
  const { items } = await readRows(id);
  const copied = moves.flatMap(({ id: originId, week, rank }) => {
    const row = items.find((each) => each.originId === originId);
    return row ? [{ id: row.id, version: row.version, week, rank }] : [];
  });
  await moveRows(id, copied);
  return id;
}
