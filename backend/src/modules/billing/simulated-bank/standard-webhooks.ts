import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { matchesSignature } from '../providers/matches-signature.js';

/** Seconds that a signed time may be off. */
const TOLERANCE_SECONDS = 300;
const ENCODED_SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/**
 * Headers of a signed message: https://www.standardwebhooks.com. `now`: system time, epoch milliseconds.
 * A secret of the form whsec_<base64> stands for its bytes, any other for its characters.
 */
export function signWebhook(id: string, body: string, secret: string, now: number) {
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export function isSignedWebhook(
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
  secrets: readonly string[],
  now: number,
): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  );
  if (!id || !timestamp || !signatures || !isRecent(timestamp, now)) return false;
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), rawBody]);
  const keys = secrets.map(keyOf);
  return signatures
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .some((signature) => matchesSignature(Buffer.from(signature.slice(3), 'base64'), signed, keys));
}

function isRecent(timestamp: string, now: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1_000 - Number(timestamp)) <= TOLERANCE_SECONDS;
}

function keyOf(secret: string): Buffer {
  const encoded = ENCODED_SECRET.exec(secret)?.[1];
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret);
}
