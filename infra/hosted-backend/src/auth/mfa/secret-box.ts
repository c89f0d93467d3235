import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what the database keeps; each text belongs to one owner and opens for no other. */
export class SecretBox {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  close(text: string, owner: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key, iv).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** @throws Error for another key's or another owner's text */
  open(closed: string, owner: string): string {
    const bytes = Buffer.from(closed, 'base64url');
    const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  }
}
