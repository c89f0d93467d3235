import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import type { RowMove } from '@rules/yearly-plans/domain/placed-weeks';
import { inOrder } from '@rules/yearly-plans/domain/plan-row';
import type { PlanRow } from './calls';
import { rowName, standardLabel, weekDates, weekLabelAt, weekNote } from './plan-words';

type MovePreviewProps = {
  /** What is moved, where there is more than one way. */
  caption: string;
  rows: readonly PlanRow[];
  weeks: readonly LessonWeek[];
  moves: readonly RowMove[];
};

/** Week by week, what stands there and what would: of the weeks in which something changes. */
export function MovePreview({ caption, rows, weeks, moves }: MovePreviewProps) {
  const after = rows.map((row) => ({ ...row, ...moves.find(({ id }) => id === row.id) }));
  const moved = moves.flatMap((move) => [
    move.week,
    rows.find(({ id }) => id === move.id)?.week ?? move.week,
  ]);
  const changed = [...new Set(moved)].toSorted((one, other) => one - other);
  return (
    <div className="rounded-lg border border-line">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-muted">
          <tr>
            {['Minggu', 'Sebelum', 'Selepas'].map((head) => (
              <th key={head} scope="col" className="border-line border-b px-3 py-1.5 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map((week) => (
            <tr key={week} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="whitespace-nowrap px-3 py-1.5 font-medium">
                {weekLabelAt(weeks, week)}
                <WeekNote week={weeks.find((each) => each.week === week)} />
              </th>
              {[rows, after].map((among, at) => (
                <td key={at === 0 ? 'before' : 'after'} className="px-3 py-1.5">
                  <Rows rows={among.filter((row) => row.week === week)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WeekNote({ week }: { week: LessonWeek | undefined }) {
  if (!week) return null;
  return (
    <span className="block font-normal text-muted text-xs">
      {week.days === 0 ? (weekNote(week) ?? 'tiada PdP') : weekDates(week)}
    </span>
  );
}

function Rows({ rows }: { rows: readonly PlanRow[] }) {
  if (rows.length === 0) return <span className="text-muted">kosong</span>;
  return (
    <ul>
      {inOrder(rows).map((row) => (
        <li key={row.id} dir="auto">
          {rowName(row)}{' '}
          <span className="text-muted">{row.learningStandards.map(standardLabel).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
