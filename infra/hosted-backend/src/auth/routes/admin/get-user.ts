import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../../auth-context.ts';
import { requireAdmin } from '../../caller.ts';
import { type UserParams, userAnswer } from './stored-user.ts';

export function getUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.get<UserParams>('/admin/users/:id', async (request) => {
    await requireAdmin(context, request);
    return userAnswer(context, request.params.id);
  });
}
