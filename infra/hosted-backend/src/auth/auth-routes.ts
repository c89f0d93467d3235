import type { FastifyInstance } from 'fastify';
import { parseJsonBody } from '../http/json-body.ts';
import { apiKeyGate } from './api-key-gate.ts';
import type { AuthContext } from './auth-context.ts';
import { absentFeaturesRoute } from './routes/absent-features.ts';
import { auditLogRoute } from './routes/admin/audit-log.ts';
import { createUserRoute } from './routes/admin/create-user.ts';
import { deleteUserRoute } from './routes/admin/delete-user.ts';
import { generateLinkRoute } from './routes/admin/generate-link.ts';
import { getUserRoute as adminGetUserRoute } from './routes/admin/get-user.ts';
import { inviteRoute } from './routes/admin/invite.ts';
import { listUsersRoute } from './routes/admin/list-users.ts';
import { createOAuthClientRoute } from './routes/admin/oauth-clients/create-oauth-client.ts';
import { listOAuthClientsRoute } from './routes/admin/oauth-clients/list-oauth-clients.ts';
import { oneOAuthClientRoute } from './routes/admin/oauth-clients/one-oauth-client.ts';
import { updateUserRoute as adminUpdateUserRoute } from './routes/admin/update-user.ts';
import { userFactorsRoute } from './routes/admin/user-factors.ts';
import { userPasskeysRoute } from './routes/admin/user-passkeys.ts';
import { authorizeRoute } from './routes/authorize.ts';
import { callbackRoute } from './routes/callback.ts';
import { challengeFactorRoute } from './routes/factors/challenge-factor.ts';
import { enrollFactorRoute } from './routes/factors/enroll-factor.ts';
import { recoveryCodesRoute } from './routes/factors/recovery-codes.ts';
import { unenrollFactorRoute } from './routes/factors/unenroll-factor.ts';
import { verifyFactorRoute } from './routes/factors/verify-factor.ts';
import { getUserRoute } from './routes/get-user.ts';
import { healthRoute } from './routes/health.ts';
import { linkIdentityRoute } from './routes/identities/link-identity.ts';
import { unlinkIdentityRoute } from './routes/identities/unlink-identity.ts';
import { jwksRoute } from './routes/jwks.ts';
import { logoutRoute } from './routes/logout.ts';
import { otpRoute } from './routes/otp.ts';
import { ownPasskeysRoute } from './routes/passkeys/own-passkeys.ts';
import { passkeyAuthenticationRoute } from './routes/passkeys/passkey-authentication.ts';
import { passkeyRegistrationRoute } from './routes/passkeys/passkey-registration.ts';
import { reauthenticateRoute } from './routes/reauthenticate.ts';
import { recoverRoute } from './routes/recover.ts';
import { resendRoute } from './routes/resend.ts';
import { settingsRoute } from './routes/settings.ts';
import { signupRoute } from './routes/signup.ts';
import { tokenRoute } from './routes/token.ts';
import { updateUserRoute } from './routes/update-user.ts';
import { verifyRoute } from './routes/verify.ts';
import { verifyLinkRoute } from './routes/verify-link.ts';

const routes = [
  signupRoute,
  tokenRoute,
  getUserRoute,
  updateUserRoute,
  logoutRoute,
  recoverRoute,
  otpRoute,
  verifyRoute,
  verifyLinkRoute,
  resendRoute,
  reauthenticateRoute,
  authorizeRoute,
  callbackRoute,
  linkIdentityRoute,
  unlinkIdentityRoute,
  enrollFactorRoute,
  challengeFactorRoute,
  verifyFactorRoute,
  unenrollFactorRoute,
  recoveryCodesRoute,
  passkeyRegistrationRoute,
  passkeyAuthenticationRoute,
  ownPasskeysRoute,
  settingsRoute,
  healthRoute,
  jwksRoute,
  createUserRoute,
  listUsersRoute,
  adminGetUserRoute,
  adminUpdateUserRoute,
  deleteUserRoute,
  inviteRoute,
  generateLinkRoute,
  auditLogRoute,
  userFactorsRoute,
  userPasskeysRoute,
  createOAuthClientRoute,
  listOAuthClientsRoute,
  oneOAuthClientRoute,
  absentFeaturesRoute,
];

/** More than signing in takes; what a person is told to be goes into every token. */
const bodyLimit = 16 * 1024;

export async function authRoutes(app: FastifyInstance, context: AuthContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, async (_request: unknown, body: string) =>
    parseJsonBody(body),
  );
  const { requireApiKey, publishableKey } = context.config;
  if (requireApiKey ?? publishableKey !== undefined) app.addHook('onRequest', apiKeyGate(context));
  for (const route of routes) route(app, context);
}
