import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../../auth-context.ts';
import { requireAdmin } from '../../caller.ts';
import { addPagination, pageOf } from './pagination.ts';

/** Newest first. */
export function auditLogRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/admin/audit', async (request, reply) => {
    await requireAdmin(context, request);
    const page = pageOf(request);
    const log = context.database.selectFrom('auth.audit_log_entries');
    const { total } = await log
      .select((each) => each.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    addPagination(reply, '/admin/audit', page, Number(total));
    return log
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset((page.page - 1) * page.perPage)
      .limit(page.perPage)
      .execute();
  });
}
