import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { queryText } from '../../http/query-text.ts';
import type { AuthContext } from '../auth-context.ts';
import { validationFailed } from '../auth-error.ts';
import { wishedRedirect } from '../one-time/wished-redirect.ts';
import { codeChallenge } from '../pkce/code-challenge.ts';
import { startFlow } from '../pkce/flow-states.ts';
import { sealState } from './oauth-state.ts';

const passedOn = ['prompt', 'login_hint', 'access_type', 'hd'];
const scopesForm = /^[\w .:/-]{0,500}$/;

/** @returns where the browser is to go: the provider's page */
export async function startOAuth(
  context: AuthContext,
  request: FastifyRequest,
  linkTo: string | undefined,
): Promise<string> {
  const name = queryText(request, 'provider') ?? '';
  const provider = context.oauthProviders.find(name);
  if (!provider) throw validationFailed('Unsupported provider: provider is not enabled');
  const scopes = queryText(request, 'scopes') ?? '';
  if (!scopesForm.test(scopes)) throw validationFailed('The scopes are malformed');
  const nonce = randomBytes(24).toString('base64url');
  const verifier = randomBytes(32).toString('base64url');
  const flowId = await newFlow(context, request, name);
  const redirectTo = wishedRedirect(context, request);
  const startedAt = context.now().getTime();
  return provider.authorizationUrl({
    redirectUri: callbackUrl(context),
    state: sealState(context, { provider: name, redirectTo, flowId, linkTo, nonce, verifier, startedAt }),
    nonce,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    scopes,
    more: furtherQuery(request),
  });
}

export const callbackUrl = ({ issuer }: AuthContext) => `${issuer()}/callback`;

async function newFlow(context: AuthContext, request: FastifyRequest, provider: string) {
  const given = (name: string) => queryText(request, name);
  const challenge = codeChallenge(given('code_challenge'), given('code_challenge_method'));
  if (!challenge) return undefined;
  const flow = { challenge, userId: null, provider, method: 'oauth' } as const;
  return startFlow(context.database, flow, context.now());
}

function furtherQuery(request: FastifyRequest): Record<string, string> {
  const pairs = passedOn.map((name) => [name, queryText(request, name) ?? ''] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}
