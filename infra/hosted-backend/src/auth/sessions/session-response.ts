import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/connect.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { userOf, usersWithRelations } from '../users/find-user.ts';
import type { User } from '../users/user.ts';
import { userJson } from '../users/user-json.ts';
import type { StartedSession } from './start-session.ts';

/** What signup and token answer: both tokens and the user, as auth-js stores them. */
export async function sessionResponse(
  context: AuthContext,
  { sessionId, refreshToken }: StartedSession,
  now: Date,
) {
  const { user, aal, amr } = await loadSession(context, sessionId);
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + context.config.accessTokenSeconds;
  const claims = { ...userClaims(user), aal, amr, session_id: sessionId };
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

let sessionText: string | undefined;

/** One round trip, built once and planned once per connection, where that is one's own: it follows every sign-in and every refresh. */
async function loadSession({ pool, database, isPooled }: AuthContext, id: string) {
  sessionText ??= sessionQuery(database, id).compile().sql;
  const name = isPooled ? undefined : 'load-session';
  const statement = { name, text: sessionText, values: [id] };
  const { rows } = await pool.query<InferResult<ReturnType<typeof sessionQuery>>[number]>(statement);
  const [row] = rows;
  if (!row) throw sessionGone();
  const { aal, amr, ...user } = row;
  return { user: userOf(user), aal, amr: amr.map(amrEntry) };
}

const sessionQuery = (database: Database, id: string) =>
  usersWithRelations(database)
    .innerJoin('auth.sessions as session', 'session.user_id', 'auth.users.id')
    .where('session.id', '=', id)
    .select((each) => [
      'session.aal',
      jsonArrayFrom(
        each
          .selectFrom('auth.mfa_amr_claims as claim')
          .select(['claim.authentication_method', 'claim.created_at'])
          .whereRef('claim.session_id', '=', 'session.id')
          .orderBy('claim.created_at', 'desc'),
      ).as('amr'),
    ]);

/** Signed out or deleted in the moment between the sign-in and this answer. */
const sessionGone = () => new AuthError(400, 'session_not_found', 'No valid session found');

const amrEntry = (claim: { authentication_method: string; created_at: string }) => ({
  method: claim.authentication_method,
  timestamp: Math.floor(Date.parse(claim.created_at) / 1000),
});
