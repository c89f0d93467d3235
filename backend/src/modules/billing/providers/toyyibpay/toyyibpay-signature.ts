import { createHash, timingSafeEqual } from 'node:crypto';

const HEX_MD5 = /^[0-9a-f]{32}$/i;
const SIGNED = ['status', 'order_id', 'refno'] as const;

/**
 * The hash covers status, order and reference number, but neither amount nor bill nor time: a right one only
 * says that it is worth asking. https://toyyibpay.com/apireference
 */
export function isSignedByToyyibPay(fields: URLSearchParams, secrets: readonly string[]): boolean {
  const given = fields.get('hash') ?? '';
  const comesOnce = ['hash', ...SIGNED].every((name) => fields.getAll(name).length === 1);
  if (!comesOnce || !HEX_MD5.test(given)) return false;
  const signed = `${SIGNED.map((name) => fields.get(name)).join('')}ok`;
  return secrets.some((secret) => {
    const expected = createHash('md5')
      .update(secret + signed)
      .digest();
    return timingSafeEqual(Buffer.from(given, 'hex'), expected);
  });
}
