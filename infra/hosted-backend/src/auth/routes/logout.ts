import type { FastifyInstance } from 'fastify';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { validationFailed } from '../auth-error.ts';
import { requireUser } from '../caller.ts';
import { endSessions, type LogoutScope } from '../sessions/end-sessions.ts';

export function logoutRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { scope?: string } }>('/logout', async (request, reply) => {
    const scope = scopeOf(request.query.scope ?? 'global');
    const { user, sessionId } = await requireUser(context, request);
    const now = context.now();
    await context.database.transaction().execute(async (transaction) => {
      await endSessions(transaction, user.id, scope, sessionId);
      const actor = { actorId: user.id, actorName: user.email ?? '' };
      await audit(transaction, request, { action: 'logout', ...actor, traits: { scope } }, now);
    });
    return reply.status(204).send();
  });
}

function scopeOf(scope: string): LogoutScope {
  if (scope === 'global' || scope === 'local' || scope === 'others') return scope;
  throw validationFailed('Unsupported logout scope');
}
