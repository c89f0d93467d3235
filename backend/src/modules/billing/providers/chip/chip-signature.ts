import { createPublicKey, type KeyObject, verify } from 'node:crypto';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Throws if a text is no public key, without telling the text. */
export function chipPublicKeys(pems: readonly string[]): KeyObject[] {
  return pems.map((pem) => {
    try {
      return createPublicKey(pem);
    } catch {
      throw new Error('CHIP_PUBLIC_KEY: must be a public key in PEM form.');
    }
  });
}

/** `signature`: base64 of RSA PKCS#1 v1.5 with SHA-256 over the body, under any of the keys. */
export function isSignedByChip(rawBody: Buffer, signature: string, keys: readonly KeyObject[]): boolean {
  if (!BASE64.test(signature)) return false;
  const given = Buffer.from(signature, 'base64');
  // Node's padding for RSA keys is PKCS#1 v1.5 unless said.
  return keys.some((key) => verify('sha256', rawBody, key, given));
}
