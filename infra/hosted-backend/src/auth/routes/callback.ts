import type { FastifyInstance, FastifyRequest } from 'fastify';
import { queryText } from '../../http/query-text.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { externalIdentity } from '../oauth/external-identity.ts';
import { type OAuthState, openState } from '../oauth/oauth-state.ts';
import { callbackUrl } from '../oauth/start-oauth.ts';
import { linkIdentity, userOfIdentity } from '../oauth/user-of-identity.ts';
import { withError, withQuery } from '../one-time/redirects.ts';
import { sessionRedirect } from '../one-time/session-redirect.ts';
import { completeFlow } from '../pkce/flow-states.ts';
import { startSession } from '../sessions/start-session.ts';
import { refuseBanned } from '../users/user.ts';

/** Where the provider sends the browser back to. */
export function callbackRoute(app: FastifyInstance, context: AuthContext): void {
  app.get(
    '/callback',
    { exposeHeadRoute: false, config: { withoutApiKey: true } },
    async (request, reply) => {
      reply.header('referrer-policy', 'no-referrer');
      return reply.redirect(await destination(context, request), 302);
    },
  );
}

async function destination(context: AuthContext, request: FastifyRequest): Promise<string> {
  let state: OAuthState | undefined;
  try {
    state = openState(context, queryText(request, 'state'), context.now());
    return await signIn(context, request, state);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return withError(state?.redirectTo ?? context.config.siteUrl, error, state?.flowId !== undefined);
  }
}

async function signIn(context: AuthContext, request: FastifyRequest, state: OAuthState): Promise<string> {
  const provider = context.oauthProviders.find(state.provider);
  const code = queryText(request, 'code');
  if (!provider || !code) throw refused(queryText(request, 'error'));
  const claims = await provider.exchange(code, state.verifier, callbackUrl(context), state.nonce);
  const identity = externalIdentity(provider.name, claims);
  const now = context.now();
  const outcome = await context.database.transaction().execute(async (transaction) => {
    const user = state.linkTo
      ? await linkIdentity(transaction, state.linkTo, identity, now)
      : await userOfIdentity(context, transaction, identity, now);
    refuseBanned(user, now);
    const actor = { actorId: user.id, actorName: user.email ?? '' };
    const action = state.linkTo ? 'identity_linked' : 'login';
    await audit(transaction, request, { action, ...actor, traits: { provider: provider.name } }, now);
    if (state.flowId) return completeFlow(transaction, state.flowId, user.id, now);
    return startSession(context, transaction, { user, method: 'oauth', request, now });
  });
  if (typeof outcome === 'string') return withQuery(state.redirectTo, { code: outcome });
  return sessionRedirect(context, outcome, state.redirectTo, {}, now);
}

const refused = (reason: string | undefined) =>
  new AuthError(
    400,
    'bad_oauth_callback',
    reason === 'access_denied' ? 'The sign-in was refused' : 'OAuth callback with missing authorization code',
  );
