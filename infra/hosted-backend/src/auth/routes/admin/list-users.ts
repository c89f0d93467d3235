import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../../auth-context.ts';
import { requireAdmin } from '../../caller.ts';
import { countUsers, listUsers } from '../../users/find-user.ts';
import { userJson } from '../../users/user-json.ts';
import { addPagination, pageOf } from './pagination.ts';

export function listUsersRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/admin/users', async (request, reply) => {
    await requireAdmin(context, request);
    const { page, perPage } = pageOf(request);
    const total = await countUsers(context.database);
    const users = await listUsers(context.database, { offset: (page - 1) * perPage, limit: perPage });
    addPagination(reply, '/admin/users', { page, perPage }, total);
    return { users: users.map(userJson), aud: 'authenticated' };
  });
}
