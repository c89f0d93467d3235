import { MANUAL, type ManualMethod } from '../payments/manual-payment.js';
import type { Receipt } from './issued.js';

const NAMES: Readonly<Record<string, string>> = {
  manual: 'Bayaran terus',
  simulated: 'Bank Simulasi',
  billplz: 'Billplz',
  toyyibpay: 'toyyibPay',
  stripe: 'Stripe',
  chip: 'CHIP',
};

const MANUAL_METHOD_NAMES: Readonly<Record<ManualMethod, string>> = {
  'cash-deposit': 'Deposit tunai',
  'bank-transfer': 'Pindahan bank',
  'bank-in': 'Deposit atau pindahan bank',
  cheque: 'Cek',
  'local-order': 'Pesanan tempatan (LO)',
};

/** How it was paid, in words; also for a provider that is no longer offered. `manual`: how, past every provider. */
export function methodName(provider: string, manual: ManualMethod | null): string {
  return manual === null ? (NAMES[provider] ?? provider) : MANUAL_METHOD_NAMES[manual];
}

/** The provider's name of the payment, or what stands on the slip, the cheque or the order. */
export function paymentReference({
  provider,
  paymentId,
  manual,
}: Pick<Receipt, 'provider' | 'paymentId' | 'manual'>): string | null {
  return provider === MANUAL ? (manual?.reference ?? null) : paymentId;
}
