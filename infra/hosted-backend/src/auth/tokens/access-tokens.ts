import { type JWTPayload, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import { AuthError } from '../auth-error.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Signs and verifies JWTs; a shared secret, where there is one, is accepted beside the signing keys. */
export class AccessTokens {
  readonly #keys: SigningKeys;
  readonly #find: JWTVerifyGetKey;

  constructor(keys: SigningKeys, jwtSecret: string | undefined) {
    const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret);
    this.#keys = keys;
    this.#find = (header, token) => (header.alg === 'HS256' && secret ? secret : keys.find(header, token));
  }

  sign(claims: JWTPayload): Promise<string> {
    const { alg, kid, privateKey } = this.#keys;
    return new SignJWT(claims)
      .setProtectedHeader({ alg, typ: 'JWT', ...(kid ? { kid } : {}) })
      .sign(privateKey);
  }

  /** @throws the library's own error, which storage passes on */
  async read(token: string, now: Date): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, this.#find, { currentDate: now });
    return payload;
  }

  /** @throws AuthError 403 bad_jwt */
  async verify(token: string, now: Date): Promise<JWTPayload> {
    try {
      return await this.read(token, now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
    }
  }
}
