import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `given` is the HMAC-SHA256 of `signed` under one of the keys: two are in force during a rotation. */
export function matchesSignature(
  given: Buffer,
  signed: Buffer | string,
  keys: readonly (string | Buffer)[],
): boolean {
  return keys.some((key) => {
    const expected = createHmac('sha256', key).update(signed).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
