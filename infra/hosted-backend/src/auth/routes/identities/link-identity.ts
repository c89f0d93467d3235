import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../../auth-context.ts';
import { requireUser } from '../../caller.ts';
import { requireManualLinking } from '../../oauth/manual-linking.ts';
import { startOAuth } from '../../oauth/start-oauth.ts';

export function linkIdentityRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/user/identities/authorize', { exposeHeadRoute: false }, async (request) => {
    const { user } = await requireUser(context, request);
    requireManualLinking(context);
    return { url: await startOAuth(context, request, user.id) };
  });
}
