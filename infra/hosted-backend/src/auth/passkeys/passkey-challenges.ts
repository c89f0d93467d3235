import type { Database } from '../../database/connect.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../caller.ts';

const challengeMilliseconds = 5 * 60_000;

interface NewChallenge {
  userId: string | null;
  type: 'registration' | 'authentication';
  challenge: string;
}

/** What both kinds of options are sent with. */
export async function keepChallenge(
  database: Database,
  { userId, type, challenge }: NewChallenge,
  now: Date,
): Promise<{ challenge_id: string; expires_at: number }> {
  const expires_at = new Date(now.getTime() + challengeMilliseconds);
  const { id } = await database
    .insertInto('auth.webauthn_challenges')
    .values({
      user_id: userId,
      challenge_type: type,
      session_data: { challenge },
      created_at: now,
      expires_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { challenge_id: id, expires_at: Math.floor(expires_at.getTime() / 1000) };
}

/** Deletes the challenge, whatever comes of the answer: it is answered once. */
export async function takeChallenge(
  database: Database,
  id: string | undefined,
  { userId, type }: Pick<NewChallenge, 'userId' | 'type'>,
  now: Date,
): Promise<string> {
  if (!isUuid(id)) throw challengeNotFound();
  const taken = await database
    .deleteFrom('auth.webauthn_challenges')
    .where('id', '=', id)
    .where('challenge_type', '=', type)
    .where('user_id', 'is not distinct from', userId)
    .returning(['session_data', 'expires_at'])
    .executeTakeFirst();
  if (!taken) throw challengeNotFound();
  if (taken.expires_at <= now) {
    throw new AuthError(400, 'webauthn_challenge_expired', 'The passkey challenge has expired');
  }
  return taken.session_data.challenge;
}

const challengeNotFound = () =>
  new AuthError(400, 'webauthn_challenge_not_found', 'The passkey challenge was not found');
