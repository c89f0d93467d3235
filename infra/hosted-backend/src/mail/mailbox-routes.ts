import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailbox } from './mailbox.ts';
import { mailListPage, mailPage, noMailPage } from './mailbox-page.ts';

const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const loopback = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whoever reads these mails can take over any account: shown on this very machine only. */
export async function mailboxRoutes(app: FastifyInstance, mailbox: Mailbox): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
  });
  app.get('/mailbox', async (_request, reply) => sendPage(reply, mailListPage(await mailbox.list())));
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply.status(404), noMailPage());
  });
}

/** The host's name too: another name that resolves to this machine lets a foreign page read the answer. */
const isLocal = (request: FastifyRequest) => loopback.test(request.ip) && loopbackHost.test(request.host);

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);
