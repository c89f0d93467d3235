import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

const ALGORITHM = 'aes-256-gcm';
const MARK_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whose number it is: what is sealed for one person opens for nobody else. */
export type NumberHolder = Readonly<{ schoolId: string; id: string }>;

/** `mark` begins what a key has made, so that the key is found again, and rows of an earlier one are. */
type Key = Readonly<{ mark: Buffer; bytes: Buffer }>;

/**
 * Numbers of identity as they are kept: sealed by AES-256-GCM, and found by a hash (HMAC-SHA-256) of the school and
 * the number. The first key makes, an earlier one still opens and finds, until all rows are made anew.
 */
@Injectable()
export class IdentityNumbers {
  private readonly sealing: readonly [Key, ...Key[]];
  private readonly hashing: readonly [Key, ...Key[]];

  constructor(@Inject(APP_CONFIG) { personalData }: Pick<AppConfig, 'personalData'>) {
    const [seal, ...sealedBefore] = personalData.encryptionKeys;
    const [hash, ...hashedBefore] = personalData.hashKeys;
    this.sealing = [keyOf(seal, 'seal'), ...sealedBefore.map((text) => keyOf(text, 'seal'))];
    this.hashing = [keyOf(hash, 'hash'), ...hashedBefore.map((text) => keyOf(text, 'hash'))];
  }

  seal(number: string, holder: NumberHolder): Buffer {
    const [{ mark, bytes }] = this.sealing;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, bytes, nonce).setAAD(placeOf(holder));
    const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()]);
    return Buffer.concat([mark, nonce, cipher.getAuthTag(), text]);
  }

  /** @throws Error where it was sealed for somebody else, was changed, or its key is gone */
  open(sealed: Buffer, holder: NumberHolder): string {
    const key = this.sealing.find(({ mark }) => mark.equals(sealed.subarray(0, MARK_BYTES)));
    if (!key) throw new Error('A number was sealed by a key that is not configured.');
    const [nonceEnd, tagEnd] = [MARK_BYTES + NONCE_BYTES, MARK_BYTES + NONCE_BYTES + TAG_BYTES];
    const decipher = createDecipheriv(ALGORITHM, key.bytes, sealed.subarray(MARK_BYTES, nonceEnd))
      .setAAD(placeOf(holder))
      .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8');
  }

  /** As it is written. */
  hash(number: string, schoolId: string): Buffer {
    return hashBy(this.hashing[0], number, schoolId);
  }

  /** As it may have been written, by any of the keys. */
  hashes(number: string, schoolId: string): Buffer[] {
    return this.hashing.map((key) => hashBy(key, number, schoolId));
  }

  /** What rows begin with that need not be made anew. */
  currentMarks(): Readonly<{ seal: Buffer; hash: Buffer }> {
    return { seal: this.sealing[0].mark, hash: this.hashing[0].mark };
  }
}

function hashBy({ mark, bytes }: Key, number: string, schoolId: string): Buffer {
  return Buffer.concat([mark, createHmac('sha256', bytes).update(`${schoolId} ${number}`).digest()]);
}

function keyOf(secret: string, purpose: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `identity numbers: ${purpose}`, 32));
  return { mark: createHash('sha256').update(bytes).digest().subarray(0, MARK_BYTES), bytes };
}

function placeOf({ schoolId, id }: NumberHolder): Buffer {
  return Buffer.from(`${schoolId} ${id}`);
}
