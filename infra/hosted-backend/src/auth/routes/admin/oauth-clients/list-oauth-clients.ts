import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../../../auth-context.ts';
import { requireAdmin } from '../../../caller.ts';
import { oauthClientJson } from '../../../oauth-clients/oauth-clients.ts';
import { addPagination, pageOf } from '../pagination.ts';

/** Newest first. */
export function listOAuthClientsRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/admin/oauth/clients', async (request, reply) => {
    await requireAdmin(context, request);
    const page = pageOf(request);
    const clients = context.database.selectFrom('auth.oauth_clients');
    const { total } = await clients
      .select((each) => each.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    addPagination(reply, '/admin/oauth/clients', page, Number(total));
    const rows = await clients
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset((page.page - 1) * page.perPage)
      .limit(page.perPage)
      .execute();
    return { clients: rows.map(oauthClientJson), aud: 'authenticated' };
  });
}
