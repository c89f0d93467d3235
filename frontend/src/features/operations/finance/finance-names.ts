import type { Age, FinanceView } from './finance-filter';

export const viewNames: Readonly<Record<FinanceView, string>> = {
  owed: 'Tertunggak',
  grace: 'Dalam tempoh ihsan',
  revenue: 'Hasil berulang',
  'at-risk-30': 'Tamat dalam 30 hari',
  'at-risk-60': 'Tamat dalam 60 hari',
  'at-risk-90': 'Tamat dalam 90 hari',
  recovered: 'Pulih bulan ini',
  all: 'Semua sekolah',
};

export const ageNames: Readonly<Record<Age, string>> = {
  '1-3': 'Ihsan hari 1-3',
  '4-7': 'Ihsan hari 4-7',
  '8-14': 'Ihsan hari 8-14',
  limited: 'Terhad',
  locked: 'Dikunci',
};

export const methodNames = {
  'bank-in': 'Pindahan atau deposit bank',
  cheque: 'Cek',
  'local-order': 'Pesanan tempatan',
} as const;

export const flagNames = {
  INVOICE_PAID_TWICE: 'Invois dibayar dua kali',
  UPGRADE_PAID_TOO_LATE: 'Naik taraf dibayar terlalu lewat',
} as const;

export function termName(months: number | null): string {
  return months === 12 ? 'setahun' : 'sebulan';
}
