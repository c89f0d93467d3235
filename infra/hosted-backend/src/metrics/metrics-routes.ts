import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth/auth-context.ts';
import { requireAdmin } from '../auth/caller.ts';
import { isLocal } from '../http/is-local.ts';
import type { SignInFigures } from './sign-in-figures.ts';

/** For Prometheus: of this machine, or with the secret key. */
export function metricsRoutes(app: FastifyInstance, context: AuthContext, figures: SignInFigures): void {
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) await requireAdmin(context, request);
    const { text, contentType } = await figures.exposition();
    return reply.type(contentType).send(text);
  });
}
