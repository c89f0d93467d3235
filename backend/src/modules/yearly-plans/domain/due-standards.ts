import { coverageOf } from './coverage.js';
import { inOrder, type PlanRow, standardKey } from './plan-row.js';

/** A standard that comes in a week, with its row. `line` null, `key` empty: a row that names none. */
export type DueStandard<Row> = Readonly<{ row: Row; line: string | null; key: string }>;

type Row = Pick<PlanRow, 'id' | 'week' | 'rank' | 'learningStandards'>;

/**
 * What a class is taught in a week, going on from where it stands: what the plan has for it, or what was left behind
 * before. `done`: keys of what was taught or is planned until then. A row without standards is done when its week is.
 */
export function dueStandards<R extends Row>(
  rows: readonly R[],
  done: ReadonlySet<string>,
  teachingWeeks: readonly number[],
  week: number,
): DueStandard<R>[] {
  const taught = [...done].map((standard) => ({ standard, week: 0 }));
  const { dueIn } = coverageOf(rows, taught, teachingWeeks, week);
  return inOrder(rows)
    .filter(({ id }) => dueIn.get(id) === week)
    .flatMap((row): DueStandard<R>[] => {
      if (row.learningStandards.length === 0) return [{ row, line: null, key: '' }];
      return row.learningStandards
        .map((line) => ({ row, line, key: standardKey(line) }))
        .filter(({ key }) => !done.has(key));
    });
}
