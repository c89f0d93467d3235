import { createHash, createHmac, randomInt } from 'node:crypto';

const pkcePrefix = 'pkce_';

export const isPkceToken = (linkToken: string) => linkToken.startsWith(pkcePrefix);

/**
 * A link's token is derived from the address, the code of the same mail and the server's key, so that one stored
 * hash serves both and neither can be computed from the other outside the server.
 */
export class OneTimeTokens {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  newCode(): string {
    return String(randomInt(1_000_000)).padStart(6, '0');
  }

  linkToken(relatesTo: string, code: string, pkce: boolean): string {
    const token = createHmac('sha224', this.#key).update(`${relatesTo} ${code}`).digest('hex');
    return pkce ? pkcePrefix + token : token;
  }

  hash(linkToken: string): string {
    return createHash('sha256').update(linkToken).digest('base64url');
  }

  hashesOfCode(relatesTo: string, code: string): string[] {
    return [true, false].map((pkce) => this.hash(this.linkToken(relatesTo, code, pkce)));
  }
}
