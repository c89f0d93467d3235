import type { RowStanding } from '@rules/yearly-plans/domain/coverage';
import { inOrder } from '@rules/yearly-plans/domain/plan-row';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../queries/query-states';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import { Icon, type IconName } from '../../ui/icon';
import { type PlanRow, taughtQuery } from './api';
import { coverageBySet, type SetCoverage } from './class-coverage';
import type { Known } from './known';
import { rowName, standardLabel, weekLabelAt } from './plan-words';
import { TaughtDialog } from './taught-dialog';

type Marked = { row: PlanRow; set: SetCoverage };

/** Each row beside each class: taught, begun, still to come, moved on, or without a week. */
export function CoverageView({ known, today }: { known: Known; today: string }) {
  const taught = useQuery(taughtQuery(known.plan.id));
  const [marked, setMarked] = useState<Marked>();
  return (
    <QueryStates query={taught} what="Liputan">
      {(items) => {
        const sets = coverageBySet(known, items);
        if (sets.length === 0 || known.rows.length === 0)
          return (
            <EmptyState icon="pupils" title="Belum ada liputan">
              {known.rows.length === 0
                ? 'Isi RPT dahulu; kemudian setiap kelas ditanda di sini.'
                : 'Tiada kelas anda yang diajar subjek ini pada tahun ini.'}
            </EmptyState>
          );
        return (
          <div className="overflow-x-auto rounded-lg border border-line bg-raised">
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
                  {sets.map(({ set, name, coverage: { taught: done, all } }) => (
                    <th key={set.id} scope="col" className="min-w-28 px-2 py-2 text-center font-medium">
                      {name}
                      <span className="mx-auto mt-1 block h-1 w-16 overflow-hidden rounded-full bg-sunken">
                        <span
                          className="block h-full bg-success"
                          style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }}
                        />
                      </span>
                      <span className="block font-normal tabular-nums">
                        {done}/{all} SP
                      </span>
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
                    <td className="px-3 py-2 font-medium tabular-nums">
                      {weekLabelAt(known.weeks, row.week)}
                    </td>
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
                            set.isOwn && row.learningStandards.length > 0
                              ? () => setMarked({ row, set })
                              : undefined
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {marked && (
              <TaughtDialog
                known={known}
                row={marked.row}
                set={marked.set}
                taught={items}
                today={today}
                onClose={() => setMarked(undefined)}
              />
            )}
          </div>
        );
      }}
    </QueryStates>
  );
}

type Look = { icon?: IconName; tone: string };

const looks: Readonly<Record<RowStanding['name'], Look>> = {
  taught: { icon: 'check', tone: 'bg-success-soft text-on-success-soft' },
  begun: { tone: 'bg-accent text-on-accent' },
  planned: { tone: 'border border-line bg-raised text-text' },
  moved: { icon: 'history', tone: 'bg-warning-soft text-on-warning-soft' },
  none: { icon: 'warning', tone: 'bg-danger-soft text-on-danger-soft' },
};

function standingWords(known: Known, standing: RowStanding): string {
  if (standing.name === 'taught') return weekLabelAt(known.weeks, standing.week);
  if (standing.name === 'begun') return `${standing.taught} / ${standing.of}`;
  if (standing.name === 'moved') return weekLabelAt(known.weeks, standing.week);
  return standing.name === 'planned' ? 'dirancang' : 'tiada';
}

const spokenStandings: Readonly<Record<RowStanding['name'], string>> = {
  taught: 'diajar',
  begun: 'sebahagian diajar',
  planned: '',
  moved: 'dianjak ke',
  none: 'tiada minggu lagi',
};

type StandingChipProps = {
  known: Known;
  standing: RowStanding;
  label: string;
  /** Where the person teaches the class. */
  onMark: (() => void) | undefined;
};

function StandingChip({ known, standing, label, onMark }: StandingChipProps) {
  const { icon, tone } = looks[standing.name];
  const words = standingWords(known, standing);
  const content = (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-md px-2 py-1 font-medium tabular-nums forced-colors:border',
        tone,
      )}
    >
      {icon && <Icon name={icon} size={14} />}
      {words}
    </span>
  );
  const spoken = [label, spokenStandings[standing.name], words].filter(Boolean).join(', ');
  if (!onMark)
    return (
      <>
        <span aria-hidden="true">{content}</span>
        <span className="sr-only">{spoken}</span>
      </>
    );
  return (
    <button
      type="button"
      aria-label={`${spoken}. Tanda apa yang diajar`}
      onClick={onMark}
      className="inline-flex min-h-11 items-center rounded-md px-1 sm:min-h-8"
    >
      {content}
    </button>
  );
}
