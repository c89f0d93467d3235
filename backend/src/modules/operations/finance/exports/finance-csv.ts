import { type Options, stringify } from 'csv-stringify/sync';
import { dayOf, lastDayBefore } from '../../malaysian-day.js';
import type { FinanceRow } from '../finance-row.js';
import { ATTEMPT_WORDS, LEVEL_WORDS } from './export-words.js';

type Cell = string | number | null;

const BOM = '\uFEFF';
/** Lines as RFC 4180 has them; a cell that a spreadsheet would take for a formula is shown as text. */
const CELLS: Options = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ };

const COLUMNS: readonly (readonly [header: string, cell: (row: FinanceRow) => Cell])[] = [
  ['Kod', ({ code }) => code.toUpperCase()],
  ['Sekolah', ({ name }) => name],
  ['Keadaan', ({ level }) => LEVEL_WORDS[level]],
  ['Hari ihsan', ({ level, graceDay }) => (level === 'grace_period' ? graceDay : null)],
  ['Hari terakhir dilindungi', ({ expiresAt }) => lastDayBefore(expiresAt.getTime())],
  ['Hari terakhir ihsan', ({ graceEnd }) => lastDayBefore(graceEnd.getTime())],
  ['Pelan', ({ planName }) => planName],
  ['Tempoh (bulan)', ({ termMonths }) => termMonths],
  ['Perlu dibayar (RM)', ({ dueSen }) => inRinggit(dueSen)],
  ['Hasil sebulan (RM)', ({ monthlySen }) => inRinggit(monthlySen)],
  ['Cubaan terakhir', ({ attemptKind }) => attemptKind && ATTEMPT_WORDS[attemptKind]],
  ['Melalui', ({ attemptProvider }) => attemptProvider],
  ['Bank', ({ bankName }) => bankName],
  ['Mesej bank', ({ bankMessage }) => bankMessage],
  ['Tarikh cubaan', ({ attemptAt }) => day(attemptAt)],
  ['Peringatan terakhir', ({ remindedAt }) => day(remindedAt)],
  ['Pegawai', ({ ownerEmail }) => ownerEmail],
  ['Janji bayar', ({ promisedFor }) => promisedFor],
  ['Catatan', ({ note }) => note],
];

/** For spreadsheets: UTF-8 that they recognise, a line of names, a line for each school. */
export async function* financeCsv(pages: AsyncIterable<readonly FinanceRow[]>): AsyncIterable<string> {
  yield BOM + stringify([COLUMNS.map(([header]) => header)], CELLS);
  for await (const rows of pages)
    yield stringify(
      rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
      CELLS,
    );
}

function day(instant: Date | null): string | null {
  return instant && dayOf(instant.getTime());
}

function inRinggit(sen: number | null): string | null {
  return sen === null ? null : (sen / 100).toFixed(2);
}
