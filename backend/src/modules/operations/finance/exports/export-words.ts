import type { AttemptKind, FinanceRow, Level } from '../finance-row.js';

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  none: 'Penuh',
  grace_period: 'Tempoh ihsan',
  limited: 'Terhad',
  locked: 'Dikunci',
};

export const ATTEMPT_WORDS: Readonly<Record<AttemptKind, string>> = {
  'payment-succeeded': 'Berjaya',
  'payment-pending': 'Menunggu kelulusan',
  'payment-failed': 'Gagal',
  'payment-abandoned': 'Ditinggalkan',
};

/** e.g. "Tempoh ihsan, hari 5" */
export function standingWords({ level, graceDay }: FinanceRow): string {
  return level === 'grace_period' ? `${LEVEL_WORDS[level]}, hari ${graceDay}` : LEVEL_WORDS[level];
}
