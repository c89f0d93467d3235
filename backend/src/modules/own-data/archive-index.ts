import type { Paper } from '../billing/index.js';
import type { ExportedTable } from './exported-table.js';
import { csvOf } from './table-files.js';

const COLUMNS = ['fail', 'jenis', 'nombor', 'tarikh', 'jumlah_rm'];
const KINDS: Readonly<Record<Paper['kind'], string>> = {
  invoice: 'invois',
  receipt: 'resit',
  'credit-note': 'nota kredit',
  evidence: 'bukti bayaran',
};

/** What lies in a school's archive, file by file, for a spreadsheet. */
export function archiveIndex(
  papers: readonly Paper[],
  tables: readonly ExportedTable[],
): AsyncIterable<string> {
  const onPaper = papers.map(({ path, kind, number, date, amountSen }) => ({
    fail: path,
    jenis: KINDS[kind],
    nombor: number,
    tarikh: date,
    jumlah_rm: amountSen === null ? null : (amountSen / 100).toFixed(2),
  }));
  const asTables = tables.flatMap(({ table }) =>
    [`csv/${table}.csv`, `json/${table}.json`].map((fail) => ({ fail, jenis: 'jadual' })),
  );
  return csvOf({ columns: COLUMNS }, once([...onPaper, ...asTables]));
}

async function* once<Rows>(rows: Rows): AsyncIterable<Rows> {
  yield rows;
}
