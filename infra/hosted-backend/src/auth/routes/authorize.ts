import type { FastifyInstance } from 'fastify';
import { queryText } from '../../http/query-text.ts';
import type { AuthContext } from '../auth-context.ts';
import { startOAuth } from '../oauth/start-oauth.ts';

export function authorizeRoute(app: FastifyInstance, context: AuthContext): void {
  app.get(
    '/authorize',
    { exposeHeadRoute: false, config: { withoutApiKey: true } },
    async (request, reply) => {
      await context.limits.countSignup(request.ip);
      const url = await startOAuth(context, request, undefined);
      if (queryText(request, 'skip_http_redirect') === 'true') return { url };
      return reply.redirect(url, 302);
    },
  );
}
