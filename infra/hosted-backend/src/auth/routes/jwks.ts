import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth-context.ts';

export function jwksRoute(app: FastifyInstance, { signingKeys }: AuthContext): void {
  app.get('/.well-known/jwks.json', { config: { withoutApiKey: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(signingKeys.published),
  );
}
