import { createHash, timingSafeEqual } from 'node:crypto';
import type { AccessTokens } from './tokens/access-tokens.ts';

export type ApiRole = 'anon' | 'service_role';

const jwtKeyRoles: unknown[] = ['anon', 'service_role', 'supabase_admin'];

export class ApiKeys {
  readonly #publishable: Buffer;
  readonly #secret: Buffer;
  readonly #tokens: AccessTokens;

  constructor(keys: { publishableKey: string; secretKey: string }, tokens: AccessTokens) {
    this.#publishable = digest(keys.publishableKey);
    this.#secret = digest(keys.secretKey);
    this.#tokens = tokens;
  }

  /** The role of a key of the `sb_` kind; undefined for anything else. */
  roleOf(key: string): ApiRole | undefined {
    const given = digest(key);
    if (timingSafeEqual(given, this.#secret)) return 'service_role';
    return timingSafeEqual(given, this.#publishable) ? 'anon' : undefined;
  }

  /** Besides the `sb_` keys, JWTs of the former kind that our keys signed. */
  async accepts(key: string, now: Date): Promise<boolean> {
    if (this.roleOf(key)) return true;
    try {
      const { role } = await this.#tokens.verify(key, now);
      return jwtKeyRoles.includes(role);
    } catch {
      return false;
    }
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest();
