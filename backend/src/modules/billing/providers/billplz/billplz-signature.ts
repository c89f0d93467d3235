import { matchesSignature } from '../matches-signature.js';

const HEX_SHA256 = /^[0-9a-f]{64}$/i;

/**
 * The text that Billplz signs: every `key + value`, sorted without regard to case, joined by "|".
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

export function isSignedByBillplz(fields: URLSearchParams, keys: readonly string[]): boolean {
  const [signature = '', ...more] = fields.getAll('x_signature');
  if (more.length > 0 || !HEX_SHA256.test(signature)) return false;
  return matchesSignature(Buffer.from(signature, 'hex'), billplzSignedText(fields), keys);
}
