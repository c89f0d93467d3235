import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kept } from '../api/kept';
import { NextPageButton } from '../queries/next-page-button';
import { QueryStates } from '../queries/query-states';
import { TableDownload } from '../queries/table-download';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { type Tab, Tabs } from '../ui/tabs';
import {
  fetchLeftOut,
  type Import,
  type ImportCounts,
  type ImportRow,
  importRowsQuery,
  missingQuery,
  runImport,
  type SoughtRows,
} from './calls';
import { changesSentence, firstFilter, importRefusal, leftOutName, ROW_FILTERS } from './import-words';
import { MissingList } from './missing-list';
import { RowItem } from './row-item';

type CheckStepProps = {
  opened: Import;
  counts: ImportCounts;
  onBack: () => void;
  /** The rows of the school that an import changes. */
  changes: readonly Kept[];
};

/** What would become of each row, mended in place; nothing is kept before the last press. */
export function CheckStep({ opened, counts, onBack, changes }: CheckStepProps) {
  const [chosen, choose] = useState<string>(() => firstFilter(counts));
  const running = useChange((skipBad: boolean) => runImport(opened.id, skipBad), {
    changes: ['imports', ...changes],
    words: importRefusal,
  });
  const { data: missing } = useQuery({ ...missingQuery(opened.id), enabled: counts.missing > 0 });
  const leaving = missing?.items.filter(({ end }) => end !== 'stays').length ?? 0;
  const ready = counts.new + counts.changed;
  const shown = ROW_FILTERS.filter(({ state }) => counts[state] > 0 || state === chosen);
  const tabs: Tab[] = shown.map(({ state, label }) => ({
    key: state,
    label,
    count: counts[state],
    content: (
      <>
        {state === 'changed' && opened.changes.length > 0 && (
          <p className="pb-3 text-muted text-sm">{changesSentence(opened.changes)}</p>
        )}
        <Rows opened={opened} state={state} />
      </>
    ),
  }));
  if (missing && counts.missing > 0)
    tabs.push({
      key: 'missing',
      label: 'Tiada dalam senarai',
      count: counts.missing,
      content: <MissingList importId={opened.id} missing={missing.items} />,
    });
  return (
    <>
      <Tabs
        label="Baris fail"
        chosen={tabs.some(({ key }) => key === chosen) ? chosen : (shown[0]?.state ?? 'new')}
        onChoose={choose}
        tabs={tabs}
      />
      {counts.bad + counts.skipped > 0 && (
        <div className="flex flex-wrap items-center gap-3 pt-4 text-muted text-sm">
          Lebih mudah dibetulkan dalam fail? Ambil {counts.bad + counts.skipped} baris ini dengan sebabnya.
          <TableDownload name={leftOutName} fetch={(format) => fetchLeftOut(opened.id, format)} />
        </div>
      )}
      <footer className="flex flex-wrap items-center gap-3 pt-5">
        <p className="min-w-60 flex-1 text-muted text-sm">
          Belum ada apa-apa disimpan. Baris dimasukkan semuanya, atau tiada satu pun.
          {leaving > 0 && ` ${leaving} murid keluar sekolah bersama import ini.`}
        </p>
        <Button variant="secondary" onClick={onBack}>
          Kembali
        </Button>
        {counts.bad > 0 && ready > 0 && (
          <Button variant="secondary" busy={running.busyWith === true} onClick={() => running.make(true)}>
            Import tanpa {counts.bad} baris ini
          </Button>
        )}
        <Button
          disabled={counts.bad > 0 || ready + leaving === 0}
          busy={running.busyWith === false}
          onClick={() => running.make(false)}
        >
          {ready + counts.bad > 0 ? `Import ${ready + counts.bad} baris` : 'Simpan keputusan'}
        </Button>
      </footer>
    </>
  );
}

function Rows({ opened, state }: { opened: Import; state: SoughtRows }) {
  const list = useInfiniteQuery(importRowsQuery(opened.id, state));
  const query = { ...list, data: list.data?.pages.flatMap(({ items }) => items) };
  return (
    <QueryStates query={query} what="Baris" empty={<p className="text-muted">Tiada baris di sini lagi.</p>}>
      {(rows) => (
        <>
          <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
            {rows.map((row) => (
              <RowItem key={keyOf(row)} importId={opened.id} fields={opened.fields} row={row} />
            ))}
          </ul>
          <NextPageButton of={list} className="mt-4">
            Tunjukkan lagi
          </NextPageButton>
        </>
      )}
    </QueryStates>
  );
}

/** A value that was mended elsewhere shows: the row is drawn anew. */
function keyOf({ number, values }: ImportRow): string {
  return `${number} ${values.map(({ value }) => value).join(' ')}`;
}
