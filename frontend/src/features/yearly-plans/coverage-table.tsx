import { inOrder } from '@rules/yearly-plans/domain/plan-row';
import { classNames } from '../../ui/class-names';
import type { PlanRow } from './calls';
import type { SetCoverage } from './class-coverage';
import type { Known } from './known';
import { rowName, standardLabel, weekLabelAt } from './plan-words';
import { ClassHead, StandingChip } from './standing-chip';

type CoverageTableProps = {
  known: Known;
  sets: readonly SetCoverage[];
  onMark: (row: PlanRow, set: SetCoverage) => void;
};

/** Each row beside each class: taught, begun, still to come, moved on, or without a week. */
export function CoverageTable({ known, sets, onMark }: CoverageTableProps) {
  return (
    <div className="overflow-auto rounded-lg border border-line bg-raised dense:max-h-full">
      <table className="w-full text-sm">
        <caption className="sr-only">Liputan RPT bagi setiap kelas</caption>
        <thead>
          <tr className="border-line border-b text-left text-muted">
            <th scope="col" className="px-3 py-2 font-medium">
              Minggu
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Isi
            </th>
            {sets.map((each) => (
              <th key={each.set.id} scope="col" className="min-w-28 px-2 py-2 text-center font-medium">
                <ClassHead of={each} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(known.rows).map((row) => (
            <tr
              key={row.id}
              className={classNames(
                'border-line border-b last:border-b-0',
                row.week === known.now && 'bg-accent-soft text-on-accent-soft',
              )}
            >
              <td className="px-3 py-2 font-medium tabular-nums">{weekLabelAt(known.weeks, row.week)}</td>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                <span dir="auto" className="font-medium">
                  {rowName(row)}
                </span>
                <span className="block text-muted">
                  {row.learningStandards.map(standardLabel).join(' · ')}
                </span>
              </th>
              {sets.map((set) => (
                <td key={set.set.id} className="px-2 py-1.5 text-center">
                  <StandingChip
                    known={known}
                    standing={set.coverage.standings.get(row.id) ?? { name: 'planned' }}
                    label={`${set.name}, ${rowName(row)}`}
                    onMark={
                      set.isOwn && row.learningStandards.length > 0 ? () => onMark(row, set) : undefined
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
