import Fastify, { type FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth/auth-context.ts';
import { authRoutes } from '../auth/auth-routes.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { mailboxRoutes } from '../mail/mailbox-routes.ts';
import { metricsRoutes } from '../metrics/metrics-routes.ts';
import { SignInFigures } from '../metrics/sign-in-figures.ts';
import { answerError, answerNotFound } from './answer-error.ts';
import { allowCrossOrigin } from './cors.ts';
import { endSlowRequests, patience, serverPatience } from './end-slow-requests.ts';
import { services } from './services.ts';

const bodyLimit = 256 * 1024;

export async function buildServer(
  context: AuthContext,
  mailbox: Mailbox | undefined,
): Promise<FastifyInstance> {
  const trustProxy = context.config.trustedProxies ?? false;
  const app = Fastify({ bodyLimit, ...serverPatience, frameworkErrors: answerError, trustProxy });
  endSlowRequests(app, patience);
  app.addHook('onRequest', async (request, reply) => {
    // A proxy keeps the host that was asked; what else is forwarded anybody may have written.
    delete request.raw.headers['x-forwarded-host'];
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  await allowCrossOrigin(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  const figures = new SignInFigures();
  metricsRoutes(app, context, figures);
  const auth = async (scope: FastifyInstance) => {
    figures.countIn(scope);
    await authRoutes(scope, context);
  };
  await app.register(auth, {
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
