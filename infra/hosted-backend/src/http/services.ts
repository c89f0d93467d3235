import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth/auth-context.ts';
import { functionsRoutes } from '../functions/functions-routes.ts';
import { realtimeRoutes } from '../realtime/realtime-routes.ts';
import { restRoutes } from '../rest/rest-routes.ts';
import { storageRoutes } from '../storage/storage-routes.ts';

/**
 * What stands beside auth. Each service is one folder under src and answers, errors too, in the words of its own
 * client; `claimsOf` tells who calls, `actAs` works with the caller's rights.
 */
interface Service {
  path: string;
  routes: (app: FastifyInstance, context: AuthContext) => Promise<void>;
}

export const services: Service[] = [
  { path: '/functions/v1', routes: functionsRoutes },
  { path: '/realtime/v1', routes: realtimeRoutes },
  { path: '/rest/v1', routes: restRoutes },
  { path: '/storage/v1', routes: storageRoutes },
];
