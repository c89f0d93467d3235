import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { findRowById } from '../users/find-user.ts';
import { refuseBanned, type UserRow } from '../users/user.ts';
import { type OneTimeTokenRow, type Proof, takeOneTimeToken } from './take-one-time-token.ts';
import type { Verification, Verified } from './verifications.ts';

export const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');

interface Redeemed {
  user: UserRow;
  verified: Verified;
  /** The session that the token carries on. */
  carriesOn: string | undefined;
}

/** Uses the token up and does what it stands for; to be run in a transaction. */
export async function redeem(
  context: AuthContext,
  transaction: Database,
  request: FastifyRequest,
  verification: Verification,
  proof: Proof,
  now: Date,
): Promise<Redeemed | undefined> {
  const token = await takeOneTimeToken(context, transaction, verification.tokens, proof, now);
  const user = token && (await findRowById(transaction, token.user_id));
  if (!token || !user || isMoot(token, user)) return undefined;
  refuseBanned(user, now);
  const verified = await verification.apply({ context, transaction, user, token, now });
  const action = user.confirmed_at ? 'login' : 'user_signedup';
  await audit(transaction, request, { action, actorId: user.id, actorName: token.relates_to }, now);
  return { user, verified, carriesOn: token.parent_session_id ?? undefined };
}

/** A change that was withdrawn while a mail about it was on its way. */
function isMoot({ token_type }: OneTimeTokenRow, { email_change }: UserRow): boolean {
  return token_type.startsWith('email_change') && email_change === '';
}
