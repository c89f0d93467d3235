import { dayOf, lastDayBefore } from '../../../../platform/calendar/school-instant.js';
import type { TableColumn } from '../../../../platform/tables/table-column.js';
import type { FinanceRow } from '../finance-row.js';
import { ATTEMPT_WORDS, LEVEL_WORDS } from './export-words.js';

export const FINANCE_COLUMNS: readonly TableColumn<FinanceRow>[] = [
  { kind: 'text', header: 'Kod', cell: ({ code }) => code.toUpperCase() },
  { kind: 'text', header: 'Sekolah', cell: ({ name }) => name },
  { kind: 'text', header: 'Keadaan', cell: ({ level }) => LEVEL_WORDS[level] },
  {
    kind: 'number',
    header: 'Hari ihsan',
    cell: ({ level, graceDay }) => (level === 'grace_period' ? graceDay : null),
  },
  {
    kind: 'day',
    header: 'Hari terakhir dilindungi',
    cell: ({ expiresAt }) => lastDayBefore(expiresAt.getTime()),
  },
  { kind: 'day', header: 'Hari terakhir ihsan', cell: ({ graceEnd }) => lastDayBefore(graceEnd.getTime()) },
  { kind: 'text', header: 'Pelan dibeli', cell: ({ boughtPlanName }) => boughtPlanName },
  { kind: 'ringgit', header: 'Hasil sebulan (RM)', cell: ({ monthlySen }) => monthlySen },
  { kind: 'text', header: 'Pelan berikutnya', cell: ({ planName }) => planName },
  { kind: 'number', header: 'Tempoh berikutnya (bulan)', cell: ({ termMonths }) => termMonths },
  { kind: 'ringgit', header: 'Perlu dibayar (RM)', cell: ({ dueSen }) => dueSen },
  {
    kind: 'text',
    header: 'Cubaan terakhir',
    cell: ({ attemptKind }) => attemptKind && ATTEMPT_WORDS[attemptKind],
  },
  { kind: 'text', header: 'Melalui', cell: ({ attemptProvider }) => attemptProvider },
  { kind: 'text', header: 'Bank', cell: ({ bankName }) => bankName },
  { kind: 'text', header: 'Mesej bank', cell: ({ bankMessage }) => bankMessage },
  { kind: 'day', header: 'Tarikh cubaan', cell: ({ attemptAt }) => day(attemptAt) },
  { kind: 'day', header: 'Peringatan terakhir', cell: ({ remindedAt }) => day(remindedAt) },
  { kind: 'text', header: 'Pegawai', cell: ({ ownerEmail }) => ownerEmail },
  { kind: 'day', header: 'Janji bayar', cell: ({ promisedFor }) => promisedFor },
  { kind: 'text', header: 'Catatan', cell: ({ note }) => note },
];

function day(instant: Date | null): string | null {
  return instant && dayOf(instant.getTime());
}
