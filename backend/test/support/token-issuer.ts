import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { systemNow } from '../../src/platform/clock/system-clock.js';

export type TokenIssuer = Readonly<{
  url: string;
  /** An access token as the hosted backend signs it; `claims` override any part. */
  token(userId: string, claims?: JWTPayload, options?: { expiresIn?: string; kid?: string }): Promise<string>;
  /** A token of exactly these claims. */
  sign(claims: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  publicKey(): JWK & { kid: string };
  /** From now on this person has not shown that their address is theirs. */
  unconfirm(userId: string): void;
  /** How often the key set was asked for. */
  keySetRequests(): number;
  rotate(): Promise<void>;
  close(): Promise<void>;
}>;

const USERS = '/auth/v1/admin/users/';
/** As storage says it. */
const NO_FILE = { statusCode: '404', error: 'not_found', message: 'Object not found' };

/**
 * A stand-in for the hosted backend that holds real keys: it publishes a key set, signs tokens with it, and keeps no
 * file.
 */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  let signing = await generateSigningKey('key-1');
  const unconfirmed = new Set<string>();
  let requests = 0;
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/auth/v1/.well-known/jwks.json') {
      requests += 1;
      response.end(JSON.stringify({ keys: [signing.jwk] }));
    } else if (request.url?.startsWith('/storage/')) {
      response.writeHead(404).end(JSON.stringify(NO_FILE));
    } else if (request.url?.startsWith(USERS)) {
      const id = request.url.slice(USERS.length);
      const email_confirmed_at = unconfirmed.has(id) ? null : '2026-01-01T00:00:00Z';
      response.end(JSON.stringify({ id, email_confirmed_at }));
    } else response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    token: (userId, claims = {}, { expiresIn = '10m', kid = signing.kid } = {}) =>
      new SignJWT({
        role: 'authenticated',
        email: `${userId}@contoh.test`,
        amr: [{ method: 'password', timestamp: Math.floor(systemNow() / 1_000) }],
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setSubject(userId)
        .setIssuer((claims.iss as string | undefined) ?? `${url}/auth/v1`)
        .setAudience((claims.aud as string | undefined) ?? 'authenticated')
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(signing.privateKey),
    sign: (claims, header) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: signing.kid, ...header })
        .sign(signing.privateKey),
    unconfirm: (userId) => void unconfirmed.add(userId),
    publicKey: () => signing.jwk,
    keySetRequests: () => requests,
    rotate: async () => {
      signing = await generateSigningKey(`key-${Math.random()}`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function generateSigningKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
}
