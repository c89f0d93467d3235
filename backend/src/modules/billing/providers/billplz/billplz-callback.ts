import { CURRENCY } from '../../invoice.js';
import type { NormalizedEvent, ProviderFact } from '../payment-provider.js';

// "2018-09-27 15:15:09 +0800"
const PAID_AT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}) ?([+-]\d{2}):?(\d{2})$/;
const SEN = /^\d{1,9}$/;

export function readBillplzFields(rawBody: Buffer): URLSearchParams {
  return new URLSearchParams(rawBody.toString('utf8'));
}

export function billplzDedupeKey(fields: URLSearchParams): string {
  return ['id', 'paid', 'state', 'transaction_id', 'paid_at'].map((key) => fields.get(key) ?? '').join('|');
}

/**
 * `collectionId`: ours. One Billplz account may serve other programs, whose bills are none of our business.
 * `receivedAt` stands in for the time of a failure, which Billplz does not tell.
 */
export function normalizeBillplz(
  fields: URLSearchParams,
  collectionId: string,
  receivedAt: number,
): NormalizedEvent {
  const paymentId = fields.get('id');
  if (!paymentId || fields.get('collection_id') !== collectionId) return { unusable: 'FOREIGN_EVENT' };
  const fact =
    fields.get('paid') === 'true' ? success(fields, paymentId) : failure(fields, paymentId, receivedAt);
  return fact ? { facts: [fact] } : { unusable: 'UNREADABLE_EVENT' };
}

function success(fields: URLSearchParams, paymentId: string): ProviderFact | undefined {
  const at = readBillplzTime(fields.get('paid_at') ?? '');
  const amount = fields.get('paid_amount') ?? '';
  if (at === undefined || !SEN.test(amount)) return undefined;
  return { kind: 'payment-succeeded', paymentId, at, amountSen: Number(amount), currency: CURRENCY };
}

function failure(fields: URLSearchParams, paymentId: string, receivedAt: number): ProviderFact {
  return {
    kind: 'payment-failed',
    paymentId,
    at: readBillplzTime(fields.get('paid_at') ?? '') ?? receivedAt,
  };
}

export function readBillplzTime(text: string): number | undefined {
  if (!PAID_AT.test(text)) return undefined;
  const instant = Date.parse(text.replace(PAID_AT, '$1T$2$3:$4'));
  return Number.isNaN(instant) ? undefined : instant;
}
