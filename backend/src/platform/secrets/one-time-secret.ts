import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** What a link carries, once; the database keeps `hash` alone. */
export type OneTimeSecret = Readonly<{ text: string; hash: Buffer }>;

export function newSecret(): OneTimeSecret {
  const text = randomBytes(BYTES).toString('base64url');
  return { text, hash: hashOf(text) };
}

/** As long as nobody can guess 256 bits, a fast hash is enough. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
