import type { Database } from '../../database/connect.ts';
import type { AuthContext } from '../auth-context.ts';
import type { StartedSession } from '../sessions/start-session.ts';
import type { FactorRow } from '../users/user.ts';
import { factorMethods } from './factors.ts';

/**
 * The session goes on at aal2 with a new refresh token; a copy of the former one is worth nothing any more.
 * The user's sessions without a second factor end.
 */
export async function raiseSession(
  context: AuthContext,
  transaction: Database,
  sessionId: string,
  factor: FactorRow,
  now: Date,
): Promise<StartedSession> {
  await confirmFactor(transaction, factor, now);
  await transaction
    .updateTable('auth.sessions')
    .set({ aal: 'aal2', factor_id: factor.id, updated_at: now })
    .where('id', '=', sessionId)
    .execute();
  await transaction
    .deleteFrom('auth.sessions')
    .where('user_id', '=', factor.user_id)
    .where('aal', '=', 'aal1')
    .execute();
  await addMethod(transaction, sessionId, factor, now);
  return { sessionId, refreshToken: await replaceRefreshToken(context, transaction, sessionId, factor, now) };
}

async function confirmFactor(transaction: Database, factor: FactorRow, now: Date): Promise<void> {
  await transaction
    .updateTable('auth.mfa_factors')
    .set({ status: 'verified', updated_at: now })
    .where('id', '=', factor.id)
    .execute();
  await transaction
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', factor.user_id)
    .where('factor_type', '=', factor.factor_type)
    .where('status', '=', 'unverified')
    .execute();
}

async function addMethod(
  transaction: Database,
  sessionId: string,
  factor: FactorRow,
  now: Date,
): Promise<void> {
  const method = factorMethods[factor.factor_type];
  await transaction
    .insertInto('auth.mfa_amr_claims')
    .values({ session_id: sessionId, authentication_method: method, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'authentication_method'])
        .doUpdateSet({ created_at: now, updated_at: now }),
    )
    .execute();
}

async function replaceRefreshToken(
  { refreshTokens }: AuthContext,
  transaction: Database,
  sessionId: string,
  factor: FactorRow,
  now: Date,
): Promise<string> {
  await transaction
    .updateTable('auth.refresh_tokens')
    .set({ revoked: true, updated_at: now })
    .where('session_id', '=', sessionId)
    .where('revoked', '=', false)
    .execute();
  const refreshToken = refreshTokens.first();
  const row = { token: refreshTokens.hash(refreshToken), user_id: factor.user_id, session_id: sessionId };
  await transaction
    .insertInto('auth.refresh_tokens')
    .values({ ...row, parent: null, created_at: now, updated_at: now })
    .execute();
  return refreshToken;
}
