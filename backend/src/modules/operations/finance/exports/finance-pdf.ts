import { dayOf, lastDayBefore } from '../../../../platform/calendar/school-instant.js';
import { type ToPrint, toPrint } from '../../../../platform/papers/printing.js';
import type { PdfColumn } from '../../../../platform/pdf/table-pdf.js';
import { ringgit } from '../../../billing/index.js';
import { FINANCE_PDF } from '../../printing/index.js';
import type { FinanceRow } from '../finance-row.js';
import { ATTEMPT_WORDS, standingWords } from './export-words.js';

type Column = PdfColumn & Readonly<{ cell: (row: FinanceRow) => string }>;

const COLUMNS: readonly Column[] = [
  { header: 'Sekolah', width: 0.2, cell: ({ name, code }) => `${name} (${code.toUpperCase()})` },
  { header: 'Keadaan', width: 0.12, cell: standingWords },
  { header: 'Hingga', width: 0.08, cell: ({ expiresAt }) => slashed(lastDayBefore(expiresAt.getTime())) },
  { header: 'Pelan berikutnya', width: 0.09, cell: ({ planName }) => planName ?? 'Belum membeli' },
  {
    header: 'Perlu dibayar',
    width: 0.1,
    align: 'right',
    cell: ({ dueSen }) => (dueSen === null ? '–' : ringgit(dueSen)),
  },
  { header: 'Cubaan terakhir', width: 0.15, cell: attempt },
  { header: 'Peringatan', width: 0.08, cell: ({ remindedAt }) => day(remindedAt) },
  { header: 'Pegawai dan catatan', width: 0.18, cell: followUp },
];

/** `pages` of rows -> A4 across, the head on each page. */
export function financePdf(
  subtitle: string,
  pages: () => AsyncIterable<readonly FinanceRow[]>,
  now: number,
): ToPrint {
  const columns = COLUMNS.map(({ cell: _, ...column }) => column);
  return toPrint(FINANCE_PDF, { title: 'Kewangan sekolah', subtitle, columns, at: now }, () =>
    cells(pages()),
  );
}

async function* cells(pages: AsyncIterable<readonly FinanceRow[]>): AsyncIterable<string[][]> {
  for await (const rows of pages) yield rows.map((row) => COLUMNS.map(({ cell }) => cell(row)));
}

function day(instant: Date | null): string {
  return instant === null ? '–' : slashed(dayOf(instant.getTime()));
}

/** 2026-11-20 -> 20/11/2026 */
function slashed(date: string): string {
  return date.split('-').reverse().join('/');
}

function attempt({ attemptKind, attemptProvider, attemptAt, bankName, bankMessage }: FinanceRow): string {
  if (attemptKind === null) return '–';
  const told = bankMessage === null ? '' : `: ${bankMessage}`;
  return `${ATTEMPT_WORDS[attemptKind]}${told}, ${bankName ?? attemptProvider}, ${day(attemptAt)}`;
}

function followUp({ ownerEmail, promisedFor, note }: FinanceRow): string {
  const promise = promisedFor && `Janji bayar ${slashed(promisedFor)}`;
  return [ownerEmail, promise, note].filter(Boolean).join(' · ') || '–';
}
