import { dayOf } from '../../../../platform/calendar/school-instant.js';
import type { TableColumn } from '../../../../platform/tables/table-column.js';
import { methodName } from '../../../billing/index.js';
import type { LedgerLine } from './ledger-lines.js';

const KIND_WORDS: Readonly<Record<LedgerLine['kind'], string>> = {
  'brought-forward': 'Baki dibawa ke hadapan',
  'payment-succeeded': 'Bayaran diterima',
  refund: 'Bayaran balik',
  'refund-failed': 'Bayaran balik gagal',
  'refund-cancelled': 'Bayaran balik dibatalkan',
  'dispute-opened': 'Dipertikaikan di bank',
  'dispute-withdrawn': 'Pertikaian ditarik balik',
  'dispute-won': 'Pertikaian dimenangi',
  'dispute-lost': 'Ditarik balik oleh bank',
  'credit-note': 'Nota kredit',
  'credit-note-taken-back': 'Nota kredit ditarik balik',
  'claim-waiting': 'Bukti sekolah, belum diputuskan',
  'claim-declined': 'Bukti sekolah, ditolak',
  'claim-recorded': 'Bukti sekolah, direkodkan',
};

export const LEDGER_COLUMNS: readonly TableColumn<LedgerLine>[] = [
  { kind: 'text', header: 'Kod', cell: ({ school }) => school.code.toUpperCase() },
  { kind: 'text', header: 'Sekolah', cell: ({ school }) => school.name },
  { kind: 'day', header: 'Tarikh', cell: ({ at }) => dayOf(at) },
  { kind: 'text', header: 'Perkara', cell: ({ kind }) => KIND_WORDS[kind] },
  { kind: 'text', header: 'Dokumen', cell: ({ paper }) => paper },
  { kind: 'text', header: 'Invois', cell: ({ invoiceNumber }) => invoiceNumber },
  { kind: 'text', header: 'Melalui', cell: wayOf },
  { kind: 'text', header: 'Rujukan', cell: ({ reference }) => reference },
  { kind: 'ringgit', header: 'Jumlah (RM)', cell: ({ amountSen }) => amountSen },
  { kind: 'ringgit', header: 'Masuk atau keluar (RM)', cell: ({ movedSen }) => movedSen },
  { kind: 'ringgit', header: 'Baki sekolah (RM)', cell: ({ balanceSen }) => balanceSen },
];

function wayOf({ provider, manualMethod }: LedgerLine): string | null {
  if (provider === null && manualMethod === null) return null;
  return methodName(provider ?? 'manual', manualMethod);
}
