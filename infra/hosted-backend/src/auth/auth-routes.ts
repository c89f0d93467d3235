import type { FastifyInstance } from 'fastify';
import { parseJsonBody } from '../http/json-body.ts';
import { apiKeyGate } from './api-key-gate.ts';
import type { AuthContext } from './auth-context.ts';
import { createUserRoute } from './routes/admin/create-user.ts';
import { deleteUserRoute } from './routes/admin/delete-user.ts';
import { getUserRoute as adminGetUserRoute } from './routes/admin/get-user.ts';
import { listUsersRoute } from './routes/admin/list-users.ts';
import { updateUserRoute as adminUpdateUserRoute } from './routes/admin/update-user.ts';
import { getUserRoute } from './routes/get-user.ts';
import { healthRoute } from './routes/health.ts';
import { jwksRoute } from './routes/jwks.ts';
import { logoutRoute } from './routes/logout.ts';
import { settingsRoute } from './routes/settings.ts';
import { signupRoute } from './routes/signup.ts';
import { tokenRoute } from './routes/token.ts';
import { updateUserRoute } from './routes/update-user.ts';

const routes = [
  signupRoute,
  tokenRoute,
  getUserRoute,
  updateUserRoute,
  logoutRoute,
  settingsRoute,
  healthRoute,
  jwksRoute,
  createUserRoute,
  listUsersRoute,
  adminGetUserRoute,
  adminUpdateUserRoute,
  deleteUserRoute,
];

export async function authRoutes(app: FastifyInstance, context: AuthContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) =>
    parseJsonBody(body),
  );
  if (context.config.requireApiKey) app.addHook('onRequest', apiKeyGate(context));
  for (const route of routes) route(app, context);
}
