import type { Database } from '../../database/connect.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { findUserById } from '../users/find-user.ts';
import type { User } from '../users/user.ts';
import { userJson } from '../users/user-json.ts';
import type { StartedSession } from './start-session.ts';

/** What signup and token answer: both tokens and the user, as auth-js stores them. */
export async function sessionResponse(
  context: AuthContext,
  { sessionId, refreshToken }: StartedSession,
  now: Date,
) {
  const { session, amr } = await loadSession(context.database, sessionId);
  const user = await findUserById(context.database, session.user_id);
  if (!user) throw sessionGone();
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + context.config.accessTokenSeconds;
  const claims = { ...userClaims(user), aal: session.aal, amr, session_id: sessionId };
  return {
    access_token: await context.accessTokens.sign({
      iss: context.issuer(),
      iat: issuedAt,
      exp: expiresAt,
      ...claims,
    }),
    token_type: 'bearer',
    expires_in: context.config.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  };
}

const userClaims = (user: User) => ({
  sub: user.id,
  aud: user.aud,
  email: user.email ?? '',
  phone: user.phone ?? '',
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  role: user.role,
  is_anonymous: user.is_anonymous,
});

async function loadSession(database: Database, id: string) {
  const session = await database
    .selectFrom('auth.sessions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!session) throw sessionGone();
  const claims = await database
    .selectFrom('auth.mfa_amr_claims')
    .selectAll()
    .where('session_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  return { session, amr: claims.map(amrEntry) };
}

/** Signed out or deleted in the moment between the sign-in and this answer. */
const sessionGone = () => new AuthError(400, 'session_not_found', 'No valid session found');

const amrEntry = (claim: { authentication_method: string; created_at: Date }) => ({
  method: claim.authentication_method,
  timestamp: Math.floor(claim.created_at.getTime() / 1000),
});
