import Fastify, { type FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth/auth-context.ts';
import { authRoutes } from '../auth/auth-routes.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { mailboxRoutes } from '../mail/mailbox-routes.ts';
import { answerError, answerNotFound } from './answer-error.ts';
import { allowCrossOrigin } from './cors.ts';
import { services } from './services.ts';

const bodyLimit = 256 * 1024;
// The largest object over a slow line; the headers have a minute.
const requestTimeout = 900_000;

export async function buildServer(
  context: AuthContext,
  mailbox: Mailbox | undefined,
): Promise<FastifyInstance> {
  const trustProxy = context.config.trustedProxies ?? false;
  const app = Fastify({ bodyLimit, requestTimeout, frameworkErrors: answerError, trustProxy });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  await allowCrossOrigin(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  await app.register((scope) => authRoutes(scope, context), {
    prefix: context.config.basePath ? '/auth/v1' : '',
  });
  if (context.config.basePath) {
    for (const { path, routes } of services) {
      await app.register((scope) => routes(scope, context), { prefix: path });
    }
  }
  if (context.config.fakeProvider) {
    const { fakeProviderRoutes } = await import('../development/fake-provider.ts');
    await app.register((scope) => fakeProviderRoutes(scope, context.origin), { prefix: '/fake-openid' });
  }
  if (mailbox) await app.register((scope) => mailboxRoutes(scope, mailbox));
  return app;
}
