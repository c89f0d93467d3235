import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Only hashes are stored. A child is derived from its parent and the server's secret, so whoever repeats the
 * parent within the reuse time can be given the very same child again.
 */
export class RefreshTokens {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  first(): string {
    return randomBytes(32).toString('base64url');
  }

  childOf(token: string): string {
    return createHmac('sha256', this.#secret).update(token).digest('base64url');
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
