import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { requireAdmin, requireUser } from '../caller.ts';

type OneAuthorization = { Params: { id: string } };

/** What the client can ask for and this server has not: answered as the real one does where it is turned off. */
export function absentFeaturesRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/sso', () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });

  for (const path of ['/admin/custom-providers', '/admin/custom-providers/:identifier']) {
    app.all(path, async (request) => {
      await requireAdmin(context, request);
      throw new AuthError(404, 'feature_disabled', 'Custom OAuth providers are disabled');
    });
  }

  app.get('/user/oauth/grants', async (request) => {
    await requireUser(context, request);
    return [];
  });

  app.delete('/user/oauth/grants', async (request) => {
    await requireUser(context, request);
    throw new AuthError(404, 'oauth_grant_not_found', 'No grant found for this client');
  });

  for (const path of ['/oauth/authorizations/:id', '/oauth/authorizations/:id/consent']) {
    app.all<OneAuthorization>(path, async (request) => {
      await requireUser(context, request);
      throw new AuthError(404, 'oauth_authorization_not_found', 'Authorization not found');
    });
  }
}
