import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth/auth-context.ts';
import { acceptSockets } from './accept-sockets.ts';
import { ChangeFeed } from './changes/change-feed.ts';
import { restBroadcast } from './rest-broadcast.ts';
import { Hub } from './rooms/hub.ts';

/** Broadcast, presence and changes of rows over sockets of the Phoenix protocol; several servers on one database act as one. */
export async function realtimeRoutes(app: FastifyInstance, auth: AuthContext): Promise<void> {
  const changes = new ChangeFeed();
  const hub = new Hub(auth, (change) => changes.tell(change));
  const context = { auth, hub, changes };
  auth.complaints.add(() => hub.complaint());
  const closeSockets = acceptSockets(app, context);
  // Not before: a server that never comes up is never closed either.
  app.addHook('onReady', () => hub.start());
  app.addHook('preClose', async () => {
    await closeSockets();
    await hub.stop();
    await changes.settle();
  });
  app.get('/websocket', async (_request, reply) =>
    reply.status(426).header('upgrade', 'websocket').send({ message: 'Upgrade Required' }),
  );
  await app.register(async (scope) => restBroadcast(scope, context), { prefix: '/api' });
}
