import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { idTokenGrant } from '../grants/id-token-grant.ts';
import { passwordGrant } from '../grants/password-grant.ts';
import { pkceGrant } from '../grants/pkce-grant.ts';
import { refreshTokenGrant } from '../grants/refresh-token-grant.ts';

type Grant = (context: AuthContext, request: FastifyRequest) => Promise<object>;

const grants = new Map<string | undefined, Grant>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', pkceGrant],
  ['id_token', idTokenGrant],
  ['web3', web3Grant],
]);

/** No wallet is known here. */
function web3Grant(): never {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

export function tokenRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { grant_type?: string } }>('/token', (request) => {
    const grant = grants.get(request.query.grant_type);
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return grant(context, request);
  });
}
