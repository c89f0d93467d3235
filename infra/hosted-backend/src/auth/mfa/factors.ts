import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { type Caller, isUuid, requireUser } from '../caller.ts';
import type { FactorRow } from '../users/user.ts';

export type FactorParams = { Params: { id: string } };

export interface FactorCaller extends Caller {
  sessionId: string;
}

/** What the `amr` claim says of each kind. */
export const factorMethods = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const;

/** Factors belong to a session: a token minted outside any cannot touch them. */
export async function requireSession(context: AuthContext, request: FastifyRequest): Promise<FactorCaller> {
  const { user, sessionId } = await requireUser(context, request);
  if (!sessionId) throw new AuthError(403, 'session_not_found', 'A session is required');
  return { user, sessionId };
}

/** @throws AuthError 404 for another user's factor as well */
export function ownFactor({ user }: Caller, id: string): FactorRow {
  const factor = user.factors.find((each) => each.id === id.toLowerCase());
  if (!factor) throw factorNotFound();
  return factor;
}

export const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');

export async function findFactor(database: Database, userId: string, id: string): Promise<FactorRow> {
  if (!isUuid(id)) throw factorNotFound();
  const factor = await database
    .selectFrom('auth.mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!factor) throw factorNotFound();
  return factor;
}

/** The sessions that this factor raised fall back. */
export async function removeFactor(transaction: Database, id: string): Promise<void> {
  const sessions = await transaction
    .updateTable('auth.sessions')
    .set({ aal: 'aal1', factor_id: null })
    .where('factor_id', '=', id)
    .returning('id')
    .execute();
  for (const session of sessions) {
    await transaction
      .deleteFrom('auth.mfa_amr_claims')
      .where('session_id', '=', session.id)
      .where('authentication_method', 'in', Object.values(factorMethods))
      .execute();
  }
  await transaction.deleteFrom('auth.mfa_factors').where('id', '=', id).execute();
}
