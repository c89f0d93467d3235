import type { Tone } from '../../../ui/tone';
import type { Level } from './developer-client';

const names: Readonly<Record<string, string>> = {
  covered: 'Dalam tempoh langganan',
  'no-coverage': 'Belum pernah dilanggan',
  expiry: 'Langganan tamat',
  'grace-end': 'Ihsan tamat',
  'limited-end': 'Dikunci',
  'cancellation-end': 'Pembatalan berkuat kuasa',
  'suspension-start': 'Digantung',
  'suspension-end': 'Penggantungan tamat',
  'enforcement-off-start': 'Sekatan dimatikan',
  'enforcement-off-end': 'Sekatan dihidupkan',
  'facts-changed': 'Fakta berubah',
  unverifiable: 'Tidak dapat disahkan',
};

const counted: readonly (readonly [prefix: string, name: (count: string) => string])[] = [
  ['reminder-', (days) => `Peringatan ${days} hari`],
  ['grace-day-', (day) => `Ihsan hari ${day}`],
];

/** A rule of the engine in words; one that nobody has named yet as it is. */
export function ruleName(rule: string): string {
  const found = counted.find(([prefix]) => rule.startsWith(prefix));
  return found ? found[1](rule.slice(found[0].length)) : (names[rule] ?? rule);
}

export const levelTones: Record<Level, Tone> = {
  none: 'success',
  grace_period: 'warning',
  limited: 'info',
  locked: 'danger',
};
