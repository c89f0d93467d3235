import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const MARK_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `mark` begins what a key has made, so that the key is found again, and rows of an earlier one are. */
export type SecretKey = Readonly<{ mark: Buffer; bytes: Buffer }>;

/** The first makes, the others still open. */
export type SecretKeys = readonly [SecretKey, ...SecretKey[]];

/** Of one secret a key for each purpose. */
export function secretKeys([first, ...before]: readonly [string, ...string[]], purpose: string): SecretKeys {
  return [keyOf(first, purpose), ...before.map((secret) => keyOf(secret, purpose))];
}

/** By AES-256-GCM. `place`: whose it is; it opens for nobody else. */
export function seal([{ mark, bytes }]: SecretKeys, content: Buffer, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, bytes, nonce).setAAD(Buffer.from(place));
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([mark, nonce, cipher.getAuthTag(), text]);
}

/** @throws Error where it was sealed for another place, was changed, or its key is gone */
export function unseal(keys: SecretKeys, sealed: Buffer, place: string): Buffer {
  const key = keys.find(({ mark }) => mark.equals(sealed.subarray(0, MARK_BYTES)));
  if (!key) throw new Error('It was sealed by a key that is not configured.');
  const [nonceEnd, tagEnd] = [MARK_BYTES + NONCE_BYTES, MARK_BYTES + NONCE_BYTES + TAG_BYTES];
  const decipher = createDecipheriv(ALGORITHM, key.bytes, sealed.subarray(MARK_BYTES, nonceEnd))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
}

function keyOf(secret: string, purpose: string): SecretKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { mark: createHash('sha256').update(bytes).digest().subarray(0, MARK_BYTES), bytes };
}
