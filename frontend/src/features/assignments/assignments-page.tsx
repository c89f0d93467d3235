import { periodsWords } from '@rules/classes/domain/periods';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Grid } from '../../grid/grid';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { PageHeader } from '../../ui/page-header';
import { fetchTable } from '../classes';
import { gapsOf, type Load, periodsOfClass, teacherParameter } from './assignment-sheet';
import { LoadPanel } from './load-panel';
import { type AssignmentsData, useAssignments } from './use-assignments';

/** What is seldom pressed, and what waits for the session before in any case. */
const TableDownload = lazy(async () => ({
  default: (await import('../../queries/table-download')).TableDownload,
}));
const CopyEarlier = lazy(async () => ({ default: (await import('./copy-earlier')).CopyEarlier }));

/** Subjects by classes: who teaches what, what nobody teaches yet, and what it adds up to. */
export function AssignmentsPage(data: AssignmentsData) {
  const [search] = useSearchParams();
  const { day, assignments, teachers, loads, sheet, markOf, write, type, decide } = useAssignments(
    data,
    search.get(teacherParameter),
  );
  const gaps = gapsOf(day, assignments);

  return (
    <div className="print-wide flex flex-col gap-8 dense:h-dvh dense:flex-row dense:gap-4">
      <div className="dense:flex dense:min-w-0 dense:flex-1 dense:flex-col">
        <PageHeader
          title="Penugasan"
          state={`${gapSentence(gaps)} · ${limitSentence(loads, data.limit)}`}
          action={
            <>
              {!sheet.closedReason && (
                <Suspense>
                  <CopyEarlier {...data} {...{ day, teachers, assignments }} onWrite={write} />
                </Suspense>
              )}
              <Button
                variant="secondary"
                icon="print"
                className="max-sm:hidden"
                onClick={() => window.print()}
              >
                Cetak
              </Button>
              <Suspense
                fallback={
                  <Button variant="secondary" icon="download" disabled>
                    Muat turun
                  </Button>
                }
              >
                <TableDownload
                  name={`penugasan-${data.year.name}`}
                  fetch={(format) => fetchTable('teaching-sets', data.year.id, format)}
                />
              </Suspense>
            </>
          }
        />
        <Grid
          caption={`Penugasan guru sesi ${data.year.name}`}
          axes={{ row: 'Subjek', column: 'Kelas' }}
          sheet={sheet}
          onWrite={write}
          onType={type}
          onDecide={decide}
          foot={{
            label: 'Jumlah waktu',
            at: (column) => {
              const { assigned, all } = periodsOfClass(day, column, assignments);
              return (
                <span
                  className={classNames(
                    'whitespace-nowrap dense:text-xs',
                    (assigned.periods < all.periods || assigned.unsaid < all.unsaid) && 'text-warning',
                  )}
                >
                  <strong className="font-semibold">{periodsWords(assigned)}</strong> / {periodsWords(all)}
                </span>
              );
            },
          }}
          cardOf="column"
        />
      </div>
      <LoadPanel {...{ loads, teachers, markOf }} subjects={data.subjects} limit={data.limit} />
      <p className="hidden text-sm print:block">
        {teachers.map(({ code, displayName }) => `${code}: ${displayName}`).join(' · ')}
      </p>
    </div>
  );
}

function gapSentence({ count, ...sum }: ReturnType<typeof gapsOf>): string {
  return count === 0 ? 'Semua set ada guru' : `${count} set tanpa guru (${periodsWords(sum)} waktu)`;
}

function limitSentence(loads: readonly Load[], limit: number): string {
  const over = loads.filter(({ periods }) => periods > limit).length;
  return over === 0 ? 'tiada guru melebihi had' : `${over} guru melebihi had`;
}
