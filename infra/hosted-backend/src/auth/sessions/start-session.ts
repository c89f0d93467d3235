import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { AuthenticationMethod } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { rememberDevice } from '../known-devices.ts';
import type { UserRow } from '../users/user.ts';

export interface StartedSession {
  sessionId: string;
  refreshToken: string;
}

export interface SignIn {
  user: UserRow;
  method: AuthenticationMethod;
  request: FastifyRequest;
  /** A session that goes on in this one, which is then as old as it. */
  carriesOn?: string | undefined;
  now: Date;
}

/** Opens a session at aal1 with its first refresh token; to be run in a transaction. */
export async function startSession(
  context: AuthContext,
  transaction: Database,
  { user, method, request, carriesOn, now }: SignIn,
): Promise<StartedSession> {
  const sessionId = randomUUID();
  const refreshToken = context.refreshTokens.first();
  const token = context.refreshTokens.hash(refreshToken);
  const times = { created_at: now, updated_at: now };
  const began = carriesOn ? await beginningOf(transaction, carriesOn) : now;
  const origin = { created_at: began, updated_at: now, ...(carriesOn && { tag: 'handed-over' as const }) };
  await transaction
    .insertInto('auth.sessions')
    .values({ id: sessionId, user_id: user.id, aal: 'aal1', ...clientOf(request), ...origin })
    .execute();
  await transaction
    .insertInto('auth.mfa_amr_claims')
    .values({ session_id: sessionId, authentication_method: method, created_at: began, updated_at: now })
    .execute();
  await transaction
    .insertInto('auth.refresh_tokens')
    .values({ token, user_id: user.id, session_id: sessionId, parent: null, ...times })
    .execute();
  await rememberDevice(transaction, request, user, now);
  await recordSignIn(transaction, user, now);
  return { sessionId, refreshToken };
}

async function beginningOf(transaction: Database, sessionId: string): Promise<Date> {
  const sessions = transaction.selectFrom('auth.sessions').select('created_at').where('id', '=', sessionId);
  const session = await sessions.executeTakeFirst();
  if (!session) throw new AuthError(403, 'session_not_found', 'The session to carry on has ended');
  return session.created_at;
}

const clientOf = (request: FastifyRequest) => ({
  user_agent: request.headers['user-agent'] ?? null,
  // Postgres knows no zone of a link-local address.
  ip: request.ip.replace(/%.*/, ''),
});

async function recordSignIn(transaction: Database, user: UserRow, now: Date): Promise<void> {
  await transaction
    .updateTable('auth.users')
    .set({ last_sign_in_at: now, updated_at: now })
    .where('id', '=', user.id)
    .execute();
  await transaction
    .updateTable('auth.identities')
    .set({ last_sign_in_at: now, updated_at: now })
    .where('user_id', '=', user.id)
    .where('provider', 'in', ['email', 'phone'])
    .execute();
}
