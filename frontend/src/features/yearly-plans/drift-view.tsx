import { inOrder } from '@rules/yearly-plans/domain/plan-row';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../queries/query-states';
import { EmptyState } from '../../ui/empty-state';
import { type PlanRow, taughtQuery } from './calls';
import { coverageBySet, type SetCoverage } from './class-coverage';
import type { Known } from './known';
import { rowName, weekLabelAt } from './plan-words';

/** Of each class what moves on, from which week to which. */
export function DriftView({ known }: { known: Known }) {
  const taught = useQuery(taughtQuery(known.plan.id));
  return (
    <QueryStates query={taught} what="Anjakan">
      {(items) => {
        const sets = coverageBySet(known, items);
        if (sets.length === 0)
          return (
            <EmptyState icon="pupils" title="Belum ada anjakan">
              Tiada kelas anda yang diajar subjek ini pada tahun ini.
            </EmptyState>
          );
        return (
          <ul className="grid gap-4 lg:grid-cols-2">
            {sets.map((set) => (
              <li key={set.set.id} className="rounded-lg border border-line bg-raised p-4">
                <h2 className="font-semibold">{set.name}</h2>
                <p className="text-muted">{driftSentence(set)}</p>
                <MovedRows known={known} set={set} />
              </li>
            ))}
          </ul>
        );
      }}
    </QueryStates>
  );
}

function driftSentence({ coverage: { taught, all, weeksBehind, withoutWeek } }: SetCoverage): string {
  const done = `${taught} daripada ${all} SP diajar.`;
  const behind = weeksBehind === 0 ? 'Ikut rancangan.' : `Lewat ${weeksBehind} minggu.`;
  const lost = withoutWeek === 0 ? '' : ` ${withoutWeek} baris tiada minggu lagi.`;
  return `${done} ${behind}${lost}`;
}

function MovedRows({ known, set }: { known: Known; set: SetCoverage }) {
  const moved = inOrder(known.rows).flatMap((row): [PlanRow, string][] => {
    const standing = set.coverage.standings.get(row.id);
    if (standing?.name === 'moved') return [[row, weekLabelAt(known.weeks, standing.week)]];
    return standing?.name === 'none' ? [[row, 'tiada minggu']] : [];
  });
  if (moved.length === 0) return null;
  return (
    <ul className="mt-3 max-h-80 divide-y divide-line overflow-y-auto text-sm">
      {moved.map(([row, to]) => (
        <li key={row.id} className="flex justify-between gap-3 py-2">
          <span dir="auto">{rowName(row)}</span>
          <span className="shrink-0 tabular-nums">
            {weekLabelAt(known.weeks, row.week)} → {to}
          </span>
        </li>
      ))}
    </ul>
  );
}
