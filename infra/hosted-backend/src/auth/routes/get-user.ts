import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { requireUser } from '../caller.ts';
import { userJson } from '../users/user-json.ts';

export function getUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', async (request) => userJson((await requireUser(context, request)).user));
}
