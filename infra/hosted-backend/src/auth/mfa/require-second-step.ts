import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Database } from '../../database/connect.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { claimsOf, isUuid } from '../caller.ts';

/**
 * What stands beside auth is for who has passed every step of the sign-in: a password alone must not read the rows and
 * files of somebody who has a second factor.
 * @returns the claims as they were
 * @throws AuthError 403 insufficient_aal
 */
export async function requireSecondStep<Claims extends JWTPayload>(
  { config, database }: Pick<AuthContext, 'config' | 'database'>,
  claims: Claims,
): Promise<Claims> {
  const { sub, aal, session_id: sessionId } = claims;
  if (!config.mfa || aal === 'aal2' || !isUuid(sub)) return claims;
  if (!(await hasVerifiedFactor(database, sub)) || (await hasPassed(database, sub, sessionId))) return claims;
  throw new AuthError(403, 'insufficient_aal', 'A session with the second factor is required');
}

async function hasVerifiedFactor(database: Database, userId: string): Promise<boolean> {
  const factors = database.selectFrom('auth.mfa_factors').select('id').where('user_id', '=', userId);
  return (await factors.where('status', '=', 'verified').limit(1).executeTakeFirst()) !== undefined;
}

/** The realtime client goes on with the token from before the second factor until the next refresh. */
async function hasPassed(database: Database, userId: string, sessionId: unknown): Promise<boolean> {
  if (!isUuid(sessionId)) return false;
  const sessions = database.selectFrom('auth.sessions').select('aal').where('user_id', '=', userId);
  return (await sessions.where('id', '=', sessionId).executeTakeFirst())?.aal === 'aal2';
}

/** `claimsOf` for the services beside auth. */
export const fullClaimsOf = async (context: AuthContext, request: FastifyRequest, now: Date) =>
  requireSecondStep(context, await claimsOf(context, request, now));
