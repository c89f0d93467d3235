import { hkdfSync } from 'node:crypto';

/** One kept secret serves several purposes, none of which learns another's key. */
export const derivedKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
