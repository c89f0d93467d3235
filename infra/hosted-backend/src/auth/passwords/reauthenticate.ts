import type { Database } from '../../database/connect.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Caller } from '../caller.ts';
import { takeOneTimeToken } from '../one-time/take-one-time-token.ts';

const freshMilliseconds = 24 * 3_600_000;

/** Whoever finds a signed-in machine must not take the account over with it: an old session needs a code. */
export async function reauthenticate(
  context: AuthContext,
  transaction: Database,
  { user, sessionId }: Caller,
  nonce: string | undefined,
  now: Date,
): Promise<void> {
  if (!context.config.passwordChangeNeedsReauthentication) return;
  if (await isFresh(transaction, sessionId, now)) return;
  if (!nonce) {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const proof = { relatesTo: user.email ?? user.phone ?? '', code: nonce };
  const token = await takeOneTimeToken(context, transaction, ['reauthentication_token'], proof, now);
  if (token?.user_id !== user.id) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}

/** One that was handed over never is: whoever holds a session for a moment must not get a new one out of it. */
async function isFresh(transaction: Database, id: string | undefined, now: Date): Promise<boolean> {
  if (!id) return false;
  const sessions = transaction.selectFrom('auth.sessions').select(['created_at', 'tag']).where('id', '=', id);
  const session = await sessions.executeTakeFirst();
  if (!session || session.tag === 'handed-over') return false;
  return now.getTime() - session.created_at.getTime() < freshMilliseconds;
}
