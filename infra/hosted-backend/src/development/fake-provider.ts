import { createHash, randomUUID } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { isLocal } from '../http/is-local.ts';
import { queryText } from '../http/query-text.ts';
import { fakeClient, fakeIssuer } from './fake-client.ts';
import { fakeProviderPage } from './fake-provider-page.ts';

interface Grant {
  claims: JWTPayload;
  challenge: string;
  redirectUri: string;
}

const asked = ['redirect_uri', 'state', 'nonce', 'code_challenge'];

/** An OpenID provider that believes whatever address is typed in: for development and tests on this machine. */
export async function fakeProviderRoutes(app: FastifyInstance, origin: () => string): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'fake', use: 'sig' };
  const grants = new Map<string, Grant>();
  await app.register(formBody);
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
  });

  app.get('/.well-known/openid-configuration', () => ({
    issuer: fakeIssuer(origin()),
    authorization_endpoint: `${fakeIssuer(origin())}/authorize`,
    token_endpoint: `${fakeIssuer(origin())}/token`,
    jwks_uri: `${fakeIssuer(origin())}/keys`,
  }));

  app.get('/keys', () => ({ keys: [key] }));

  app.get('/authorize', (request, reply) => {
    const kept = Object.fromEntries(asked.map((name) => [name, queryText(request, name) ?? '']));
    const page = fakeProviderPage(kept, queryText(request, 'login_hint') ?? '');
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.get('/approve', (request, reply) => {
    const redirectUri = queryText(request, 'redirect_uri') ?? '';
    if (!URL.canParse(redirectUri) || !redirectUri.startsWith(`${origin()}/`)) return reply.callNotFound();
    const target = new URL(redirectUri);
    target.searchParams.set('state', queryText(request, 'state') ?? '');
    if (queryText(request, 'refuse')) target.searchParams.set('error', 'access_denied');
    else target.searchParams.set('code', grant(grants, request));
    return reply.redirect(target.href);
  });

  app.post<{ Body: Record<string, string | undefined> }>('/token', async ({ body }, reply) => {
    const found = grants.get(body.code ?? '');
    grants.delete(body.code ?? '');
    const answer = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('base64url');
    if (!found || answer !== found.challenge || body.redirect_uri !== found.redirectUri) {
      return reply.status(400).send({ error: 'invalid_grant' });
    }
    const token = new SignJWT(found.claims).setProtectedHeader({ alg: 'ES256', kid: 'fake' }).setIssuedAt();
    const signed = token.setIssuer(fakeIssuer(origin())).setAudience(fakeClient.clientId);
    const id_token = await signed.setExpirationTime('5m').sign(privateKey);
    return { id_token, access_token: randomUUID(), token_type: 'Bearer' };
  });
}

function grant(grants: Map<string, Grant>, request: FastifyRequest): string {
  const email = queryText(request, 'email') ?? '';
  const code = randomUUID();
  grants.set(code, {
    challenge: queryText(request, 'code_challenge') ?? '',
    redirectUri: queryText(request, 'redirect_uri') ?? '',
    claims: {
      sub: createHash('sha256').update(email).digest('hex').slice(0, 21),
      email,
      email_verified: queryText(request, 'unverified') === undefined,
      name: queryText(request, 'name') ?? '',
      nonce: queryText(request, 'nonce'),
    },
  });
  return code;
}
