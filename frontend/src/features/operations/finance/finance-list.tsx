import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { Selected } from '../../../ui/table-selection';
import { useMayAct } from '../use-may-act';
import { financeSchoolsQuery } from './calls';
import { ExportButtons } from './export-buttons';
import { addressOfFilter, type FinanceFilter } from './finance-filter';
import { FinanceTable } from './finance-table';
import { LazyRemindDialog } from './lazy-dialogs';

/** Schools as a filter finds them; chosen ones are reminded at once. */
export function FinanceList({ filter }: { filter: FinanceFilter }) {
  const query = useInfiniteQuery(financeSchoolsQuery(filter));
  const [selected, setSelected] = useState<Selected>(new Set());
  const [isReminding, setReminding] = useState(false);
  const navigate = useNavigate();
  const mayAct = useMayAct('finance');
  const actions = () => (
    <Button size="small" icon="mail" onClick={() => setReminding(true)}>
      Hantar peringatan
    </Button>
  );

  function done() {
    setReminding(false);
    setSelected(new Set());
  }

  return (
    <>
      <QueryStates query={query} what="Senarai sekolah">
        {({ pages }) => {
          const schools = pages.flatMap((page) => page.schools);
          if (schools.length === 0)
            return (
              <EmptyState icon="check" title="Tiada sekolah dalam paparan ini">
                Pilih paparan lain atau kosongkan tapisan.
              </EmptyState>
            );
          return (
            <div className="flex flex-col gap-3">
              <FinanceTable
                schools={schools}
                filter={filter}
                onSort={(sorted) => void navigate({ search: addressOfFilter({ ...filter, ...sorted }) })}
                selection={mayAct ? { selected, onChange: setSelected, actions } : undefined}
                more={
                  query.hasNextPage
                    ? { onMore: () => void query.fetchNextPage(), isFetching: query.isFetchingNextPage }
                    : undefined
                }
              />
              {mayAct && <ExportButtons filter={filter} />}
            </div>
          );
        }}
      </QueryStates>
      <Suspense>
        {isReminding && (
          <LazyRemindDialog schools={[...selected]} onDone={done} onClose={() => setReminding(false)} />
        )}
      </Suspense>
    </>
  );
}
