import { formatShortDate } from '../../../ui/format';
import { providerName } from '../names';
import type { FinanceSchool } from './calls';
import type { Age, dunningSteps, FinanceFilter, FinanceView, promises } from './finance-filter';

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
  'cash-deposit': 'Deposit tunai',
  'bank-transfer': 'Pindahan bank',
  'bank-in': 'Deposit atau pindahan bank',
  cheque: 'Cek',
  'local-order': 'Pesanan tempatan (LO)',
} as const;

export const flagNames = {
  INVOICE_PAID_TWICE: 'Invois dibayar dua kali',
  UPGRADE_PAID_TOO_LATE: 'Naik taraf dibayar terlalu lewat',
  PAID_AFTER_END: 'Dibayar selepas invois tamat',
  PAYMENT_DISPUTED: 'Bayaran dipertikaikan di bank',
  DISPUTE_LOST: 'Bayaran ditarik balik oleh bank',
  REFUND_EXCEEDS_PAYMENT: 'Pulangan melebihi bayaran',
  REFUND_FAILED: 'Bayaran balik gagal, wang masih pada kami',
} as const;

export function termName(months: number | null): string {
  return months === 12 ? 'setahun' : 'sebulan';
}

type Plans = Pick<FinanceSchool, 'boughtPlanName' | 'planName' | 'termMonths'>;

/** What runs, or ran last: the sum of a month is of it. */
export function boughtPlan({ boughtPlanName, planName }: Plans): string {
  return boughtPlanName ?? (planName === null ? 'Belum membeli' : 'Bayaran dipulangkan');
}

/** For what a further term asks: named where it is another plan. */
export function nextPlan({ boughtPlanName, planName, termMonths }: Plans): string {
  return planName === boughtPlanName ? termName(termMonths) : `${planName}, ${termName(termMonths)}`;
}

export const promiseNames: Readonly<Record<(typeof promises)[number], string>> = {
  open: 'Janji belum sampai',
  broken: 'Janji terlepas',
};

export const dunningNames: Readonly<Record<(typeof dunningSteps)[number], string>> = {
  ended: 'Langganan tamat',
  reminded: 'Diingatkan',
  tried: 'Cuba membayar',
  paid: 'Membayar semula',
};

export const skipNames = {
  PAYMENT_PENDING: 'Bayaran sedang menunggu kelulusan bank',
  SUSPENDED: 'Sekolah digantung',
  NOTHING_DUE: 'Tiada bayaran perlu dibuat sekarang',
  NO_RECIPIENT: 'Tiada penerima. Sekolah ini tiada Admin Utama; hubungi sekolah supaya mendaftar',
  REMINDED_LATELY: 'Sudah diingatkan atau dirancang dalam 3 hari ini',
} as const;

export function failureName(reason: string): string {
  return reason === 'none' ? 'Tanpa mesej bank' : reason;
}

/** "CIMB Bank, Stripe"; of a bank that no provider named, the provider's name alone. */
export function failedAt(bank: string, provider: string): string {
  return bank === 'none' ? providerName(provider) : `${bank}, ${providerName(provider)}`;
}

/** What a chart asked for, which no field of the form shows. */
export function chartFilterNames(filter: FinanceFilter): string[] {
  const { dunning, endedFrom, endedTo, failedVia, failedBank, failure } = filter;
  return [
    dunning && `${dunningNames[dunning]} (90 hari)`,
    endedFrom && `Tamat dari ${formatShortDate(endedFrom)}`,
    endedTo && `Tamat hingga ${formatShortDate(endedTo)}`,
    failedVia && `Gagal melalui ${providerName(failedVia)}`,
    failedBank && failedBank !== 'none' && `Bank: ${failedBank}`,
    failure && `Mesej: ${failureName(failure)}`,
  ].filter((name): name is string => Boolean(name));
}
