import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLocal } from '../http/is-local.ts';
import type { Mailbox } from './mailbox.ts';
import { mailListPage, mailPage, noMailPage } from './mailbox-page.ts';

const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** Whoever reads these mails can take over any account: shown on this very machine only. */
export async function mailboxRoutes(app: FastifyInstance, mailbox: Mailbox): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound();
  });
  app.get('/mailbox', async (_request, reply) => sendPage(reply, mailListPage(await mailbox.list())));
  app.get<{ Params: { id: string } }>('/mailbox/:id/html', async (request, reply) => {
    const html = (await mailbox.find(request.params.id))?.html;
    return html === undefined
      ? sendPage(reply.status(404), noMailPage())
      : sendPage(reply, html, "; style-src 'unsafe-inline'; sandbox");
  });
  app.get<{ Params: { id: string; index: string } }>('/mailbox/:id/:index', async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    const file = mail?.attachments?.[Number(request.params.index)];
    if (!file) return sendPage(reply.status(404), noMailPage());
    return reply.type(file.contentType).send(Buffer.from(file.content, 'base64'));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const mail = await mailbox.find(request.params.id);
    return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply.status(404), noMailPage());
  });
}

const sendPage = (reply: FastifyReply, page: string, exceptions = '') =>
  reply
    .header('content-security-policy', policy + exceptions)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);
