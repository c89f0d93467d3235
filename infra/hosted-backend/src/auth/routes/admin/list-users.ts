import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AuthContext } from '../../auth-context.ts';
import { validationFailed } from '../../auth-error.ts';
import { requireAdmin } from '../../caller.ts';
import { countUsers, listUsers } from '../../users/find-user.ts';
import { userJson } from '../../users/user-json.ts';

type PageQuery = { Querystring: { page?: string; per_page?: string } };
type Page = { page: number; perPage: number };

export function listUsersRoute(app: FastifyInstance, context: AuthContext): void {
  app.get<PageQuery>('/admin/users', async (request, reply) => {
    await requireAdmin(context, request);
    const page = whole(request.query.page, 1);
    const perPage = whole(request.query.per_page, 50);
    const total = await countUsers(context.database);
    const users = await listUsers(context.database, { offset: (page - 1) * perPage, limit: perPage });
    addPagination(reply, { page, perPage }, total);
    return { users: users.map(userJson), aud: 'authenticated' };
  });
}

function whole(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw validationFailed('Bad Pagination Parameters');
  return Number(text);
}

/** auth-js takes the page from what follows the first equals sign, so `page` comes first. */
function addPagination(reply: FastifyReply, { page, perPage }: Page, total: number): void {
  const last = Math.ceil(total / perPage);
  const link = (target: number, rel: string) =>
    `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const next = page < last ? [link(page + 1, 'next')] : [];
  reply.header('x-total-count', total).header('link', [...next, link(last, 'last')].join(', '));
}
