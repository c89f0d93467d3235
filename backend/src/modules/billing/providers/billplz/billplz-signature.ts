import { matchesSignature } from '../matches-signature.js';

/** https://www.billplz.com/api#payment-completion */
const DOCUMENTED = new Set([
  'id',
  'collection_id',
  'paid',
  'state',
  'amount',
  'paid_amount',
  'due_at',
  'email',
  'mobile',
  'name',
  'url',
  'paid_at',
  'transaction_id',
  'transaction_status',
  'x_signature',
]);
const HEX_SHA256 = /^[0-9a-f]{64}$/i;

/**
 * The text that Billplz signs: every `key + value`, sorted without regard to case, joined by "|". A value that
 * holds a "|" itself can be cut otherwise under the same signature: a right one only says that it is worth asking.
 * https://www.billplz.com/api#x-signature
 */
export function billplzSignedText(fields: URLSearchParams): string {
  return [...fields]
    .filter(([key]) => key !== 'x_signature')
    .map(([key, value]) => ({ text: key + value, folded: (key + value).toLowerCase() }))
    .sort((a, b) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded)))
    .map(({ text }) => text)
    .join('|');
}

/** Whether the fields are those that Billplz documents, each at most once, and signed. */
export function isSignedByBillplz(fields: URLSearchParams, keys: readonly string[]): boolean {
  const signature = fields.get('x_signature') ?? '';
  const names = new Set(fields.keys());
  const isDocumented = names.size === fields.size && [...names].every((name) => DOCUMENTED.has(name));
  if (!isDocumented || !HEX_SHA256.test(signature)) return false;
  return matchesSignature(Buffer.from(signature, 'hex'), billplzSignedText(fields), keys);
}
