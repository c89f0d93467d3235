import type { Invoice } from './invoice.js';
import type { ProviderFact } from './providers/payment-provider.js';

export type FactRefusal = 'UNKNOWN_BILL' | 'AMOUNT_MISMATCH' | 'CURRENCY_MISMATCH';

/** Why a provider's fact may not count for the invoice of its bill; null if it may. */
export function refusalOf(fact: ProviderFact, invoice: Invoice): FactRefusal | null {
  if (fact.kind !== 'payment-succeeded') return null;
  if (fact.currency !== invoice.currency) return 'CURRENCY_MISMATCH';
  return fact.amountSen === invoice.amountSen ? null : 'AMOUNT_MISMATCH';
}
