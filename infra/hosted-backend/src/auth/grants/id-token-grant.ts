import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, flagField, textField } from '../../http/json-body.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { requireUser } from '../caller.ts';
import { type ExternalIdentity, externalIdentity } from '../oauth/external-identity.ts';
import { requireManualLinking } from '../oauth/manual-linking.ts';
import { linkIdentity, userOfIdentity } from '../oauth/user-of-identity.ts';
import { sessionResponse } from '../sessions/session-response.ts';
import { startSession } from '../sessions/start-session.ts';
import { refuseBanned } from '../users/user.ts';

const googleIssuer = 'https://accounts.google.com';

/** Signs in with a token that the client got from the provider itself. */
export async function idTokenGrant(context: AuthContext, request: FastifyRequest) {
  const body = bodyObject(request.body);
  const identity = await provedIdentity(context, body);
  const linkTo = flagField(body, 'link_identity') ? await linkTarget(context, request) : undefined;
  const now = context.now();
  const session = await context.database.transaction().execute(async (transaction) => {
    const user = linkTo
      ? await linkIdentity(transaction, linkTo, identity, now)
      : await userOfIdentity(context, transaction, identity, now);
    refuseBanned(user, now);
    const actor = { actorId: user.id, actorName: user.email ?? '' };
    const action = linkTo ? 'identity_linked' : 'login';
    await audit(transaction, request, { action, ...actor, traits: { provider: identity.provider } }, now);
    return startSession(context, transaction, { user, method: 'oauth', request, now });
  });
  return sessionResponse(context, session, now);
}

async function linkTarget(context: AuthContext, request: FastifyRequest): Promise<string> {
  const { user } = await requireUser(context, request);
  requireManualLinking(context);
  return user.id;
}

async function provedIdentity(context: AuthContext, body: JsonObject): Promise<ExternalIdentity> {
  const name = textField(body, 'provider');
  const idToken = textField(body, 'id_token');
  if (!idToken) throw validationFailed('id_token required');
  if (!name) throw validationFailed('provider or client_id and issuer required');
  const provider = context.oauthProviders.find(name);
  if (!provider) throw notEnabled(name);
  const claims = await provider.verify(idToken);
  checkNonce(claims.nonce, textField(body, 'nonce'));
  return externalIdentity(name, claims);
}

/** The provider saw the hash, only the client knows the nonce itself. */
function checkNonce(claimed: unknown, given: string | undefined): void {
  if ((claimed === undefined) !== (given === undefined)) {
    throw validationFailed('Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (given === undefined) return;
  if (createHash('sha256').update(given).digest('hex') !== claimed) throw validationFailed('Nonces mismatch');
}

const notEnabled = (name: string) =>
  name === 'google'
    ? new AuthError(400, 'provider_disabled', `Provider (issuer "${googleIssuer}") is not enabled`)
    : new AuthError(400, 'provider_disabled', 'Provider is not enabled');
