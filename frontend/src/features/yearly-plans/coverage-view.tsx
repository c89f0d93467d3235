import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../queries/query-states';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { type PlanRow, taughtQuery } from './calls';
import { coverageBySet, type SetCoverage } from './class-coverage';
import { CoverageStrips } from './coverage-strips';
import { CoverageTable } from './coverage-table';
import type { Known } from './known';
import { parameters } from './plan-choice';
import { TaughtDialog } from './taught-dialog';

type Marked = { row: PlanRow; set: SetCoverage };

const TABLE = 'jadual';

/** Where every class stands in the plan: as a picture, or row by row. */
export function CoverageView({ known, today }: { known: Known; today: string }) {
  const taught = useQuery(taughtQuery(known.plan.id));
  const [marked, setMarked] = useState<Marked>();
  const [search, setSearch] = useSearchParams();
  const isTable = search.get(parameters.shape) === TABLE;
  const go = (part: Readonly<Record<string, string>>) =>
    setSearch((before) => {
      const { [parameters.shape]: _shape, ...rest } = Object.fromEntries(before);
      return { ...rest, ...part };
    });
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
        const mark = (row: PlanRow, set: SetCoverage) => setMarked({ row, set });
        return (
          <div className="flex flex-col gap-2 dense:min-h-0 dense:flex-1">
            <Button
              variant="quiet"
              size="small"
              className="self-end"
              onClick={() => go(isTable ? {} : { [parameters.shape]: TABLE })}
            >
              {isTable ? 'Lihat sebagai jalur' : 'Lihat sebagai jadual'}
            </Button>
            {isTable ? (
              <CoverageTable known={known} sets={sets} onMark={mark} />
            ) : (
              <CoverageStrips
                {...{ known, sets }}
                onMark={mark}
                onDrift={() => go({ [parameters.view]: 'anjakan' })}
              />
            )}
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
