import type { BankEvent, Scenario } from './developer-client';

/** A bank that behaves. */
export const plainScenario: Scenario = {
  events: ['payment.succeeded'],
  burst: 1,
  copies: 1,
  delaySeconds: 0,
  dropFirst: 0,
  isShuffled: false,
  hasWrongSignature: false,
  hasWrongAmount: false,
  isPartial: false,
};

export const eventNames: Record<BankEvent, string> = {
  'payment.succeeded': 'Bayar',
  'payment.pending': 'Tunggu kelulusan',
  'payment.failed': 'Gagal',
  'payment.abandoned': 'Ditinggalkan',
  'refund.pending': 'Bayaran balik diproses',
  'refund.succeeded': 'Bayaran balik',
  'refund.failed': 'Bayaran balik gagal',
  'refund.cancelled': 'Bayaran balik dibatalkan',
  'dispute.opened': 'Pertikaian dibuka',
  'dispute.lost': 'Pertikaian kalah',
  'dispute.won': 'Pertikaian dimenangi',
  'dispute.withdrawn': 'Pertikaian ditarik balik',
};

/** Whether the next event needs a bill that nobody has paid yet. */
export function needsNewBill(event: BankEvent, billState: string | undefined): boolean {
  return event.startsWith('payment.') && (billState === undefined || billState === 'paid');
}

export type NumberKnob = 'burst' | 'copies' | 'delaySeconds' | 'dropFirst';
export type SwitchKnob = 'isShuffled' | 'hasWrongSignature' | 'hasWrongAmount' | 'isPartial';

export const numberKnobs: readonly { name: NumberKnob; label: string; min: number; max: number }[] = [
  { name: 'copies', label: 'Salinan setiap acara', min: 1, max: 20 },
  { name: 'burst', label: 'Acara serentak', min: 1, max: 500 },
  { name: 'delaySeconds', label: 'Lengah (saat)', min: 0, max: 120 },
  { name: 'dropFirst', label: 'Hilangkan yang pertama', min: 0, max: 10_000 },
];

export const switchKnobs: readonly { name: SwitchKnob; label: string }[] = [
  { name: 'isShuffled', label: 'Rombak susunan' },
  { name: 'hasWrongSignature', label: 'Tandatangan salah' },
  { name: 'hasWrongAmount', label: 'Amaun salah' },
  { name: 'isPartial', label: 'Balik dan pertikaian: separuh' },
];

/** What was typed, as near as the bank can do it. */
export function withinReach(typed: string, { min, max }: { min: number; max: number }): number {
  const number = Number.parseInt(typed, 10);
  return Number.isNaN(number) ? min : Math.min(max, Math.max(min, number));
}
