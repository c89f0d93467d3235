import { CURRENCY } from '../../invoicing/invoice.js';
import { isReference } from '../json.js';
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
 * What a callback claims. `collectionId`: ours. One Billplz account may serve other programs, whose bills are none of our business.
 * `receivedAt` stands in for the time of a failure, which Billplz does not tell.
 */
export function normalizeBillplz(
  fields: URLSearchParams,
  collectionId: string,
  receivedAt: number,
): NormalizedEvent {
  const paymentId = fields.get('id');
  if (!paymentId || fields.get('collection_id') !== collectionId) return { unusable: 'FOREIGN_EVENT' };
  if (!isReference(paymentId)) return { unusable: 'UNREADABLE_EVENT' };
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

/**
 * Holds a claim against what Billplz answered of that bill. A payment counts as Billplz tells it, and where the two
 * differ nothing counts. Of attempts that failed Billplz tells nothing when asked, and no money hangs on them.
 */
export function confirmBillplz(claim: ProviderFact, answer: readonly ProviderFact[]): NormalizedEvent {
  const paid = answer.filter((fact) => fact.kind === 'payment-succeeded');
  if (claim.kind !== 'payment-succeeded') return { facts: paid.length > 0 ? paid : [claim] };
  if (paid.length === 0) return { unusable: 'NOT_CONFIRMED' };
  const isClaimed = paid.every(({ amountSen }) => amountSen === claim.amountSen);
  return isClaimed ? { facts: paid } : { unusable: 'AMOUNT_MISMATCH' };
}

export function readBillplzTime(text: string): number | undefined {
  if (!PAID_AT.test(text)) return undefined;
  const instant = Date.parse(text.replace(PAID_AT, '$1T$2$3:$4'));
  return Number.isNaN(instant) ? undefined : instant;
}
