import type { ManualMethod } from '../manual-payment.js';

const NAMES: Readonly<Record<string, string>> = {
  manual: 'Bayaran terus (deposit bank, cek atau pesanan tempatan)',
  simulated: 'Bank Simulasi',
  billplz: 'Billplz',
  toyyibpay: 'toyyibPay',
  stripe: 'Stripe',
  chip: 'CHIP',
};

export const MANUAL_METHOD_NAMES: Readonly<Record<ManualMethod, string>> = {
  'bank-in': 'Deposit bank',
  cheque: 'Cek',
  'local-order': 'Pesanan tempatan',
};

/** How it was paid, in words; also for a provider that is no longer offered. */
export function methodName(provider: string): string {
  return NAMES[provider] ?? provider;
}

/** The provider's name of the payment; a direct one has none. */
export function paymentReference(provider: string, paymentId: string): string | null {
  return provider === 'manual' ? null : paymentId;
}
