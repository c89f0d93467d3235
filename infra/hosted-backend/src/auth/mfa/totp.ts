import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits in base32, as authenticators take it. */
export const newTotpSecret = () => Array.from(randomBytes(32), (byte) => alphabet.charAt(byte & 31)).join('');

export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `algorithm=SHA1&digits=6&issuer=${encodeURIComponent(issuer)}&period=${stepSeconds}`;
  return `otpauth://totp/${label}?${query}&secret=${secret}`;
}

/**
 * The step of RFC 6238 whose code was given: the present one, or a neighbour for clocks that are a little off.
 * @returns undefined for a wrong code
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const present = Math.floor(now.getTime() / 1000 / stepSeconds);
  return [present, present - 1, present + 1].find((step) => equal(totpCode(secret, step), code));
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const value = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const equal = (expected: string, given: string) =>
  expected.length === Buffer.byteLength(given) && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
