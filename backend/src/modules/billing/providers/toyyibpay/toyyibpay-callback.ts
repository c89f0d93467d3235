import { isReference, ringgitToSen } from '../json.js';
import type { NormalizedEvent, ProviderFact } from '../payment-provider.js';

const DOCUMENTED = new Set([
  'refno',
  'status',
  'reason',
  'billcode',
  'order_id',
  'amount',
  'transaction_time',
  'hash',
]);

/** The fields that https://toyyibpay.com/apireference names; whatever else came is nothing. */
export function readToyyibPayFields(rawBody: Buffer): URLSearchParams {
  const fields = [...new URLSearchParams(rawBody.toString('utf8'))];
  return new URLSearchParams(fields.filter(([name]) => DOCUMENTED.has(name)));
}

/** The bill that a callback speaks of; undefined if it names none. */
export function toyyibPayBill(fields: URLSearchParams): string | undefined {
  const code = fields.get('billcode');
  return isReference(code) ? code : undefined;
}

export function toyyibPayDedupeKey(fields: URLSearchParams): string {
  return ['billcode', 'refno', 'status'].map((key) => fields.get(key) ?? '').join('|');
}

/**
 * Holds what a callback claims, unsigned, against what toyyibPay answered. Where they differ somebody changed the
 * callback, and nothing of it counts.
 */
export function confirmToyyibPay(fields: URLSearchParams, facts: readonly ProviderFact[]): NormalizedEvent {
  if (facts.length === 0) return { unusable: 'NOT_CONFIRMED' };
  const paid = facts.filter((fact) => fact.kind === 'payment-succeeded');
  if (fields.get('status') === '1' && paid.length === 0) return { unusable: 'NOT_CONFIRMED' };
  const claimed = fields.get('amount');
  const isClaimed = ({ amountSen }: { amountSen: number }) =>
    ringgitToSen(claimed) === amountSen || claimed === String(amountSen);
  return !claimed || paid.every(isClaimed) ? { facts } : { unusable: 'AMOUNT_MISMATCH' };
}
