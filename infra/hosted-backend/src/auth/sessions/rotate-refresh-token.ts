import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { RefreshTokensTable, SessionsTable } from '../../database/schema.ts';
import type { RefreshTokens } from '../tokens/refresh-tokens.ts';
import type { StartedSession } from './start-session.ts';

/** How long the parent of the active token may be repeated, for clients that lost the answer. */
const reuseMilliseconds = 10_000;

export type Rotation =
  | ({ outcome: 'rotated' | 'repeated'; userId: string } & StartedSession)
  | { outcome: 'not-found' | 'banned' | 'expired' }
  | { outcome: 'reused'; userId: string };

type TokenRow = Selectable<RefreshTokensTable>;
type SessionRow = Selectable<SessionsTable>;

/** To be run in a transaction that commits whatever the outcome: a reuse revokes the whole family. */
export async function rotateRefreshToken(
  transaction: Database,
  tokens: RefreshTokens,
  given: string,
  now: Date,
): Promise<Rotation> {
  const hash = tokens.hash(given);
  const session = await lockSessionOf(transaction, hash);
  // Read after the lock: a parallel refresh may have revoked it meanwhile.
  const token = session && (await findToken(transaction, hash));
  if (!token) return { outcome: 'not-found' };
  if (session.banned_until && session.banned_until > now) return { outcome: 'banned' };
  if (session.not_after && session.not_after <= now) return { outcome: 'expired' };
  const child = tokens.childOf(given);
  const next = { userId: session.user_id, sessionId: session.id, refreshToken: child };
  if (!token.revoked) {
    await replace(transaction, token, tokens.hash(child), now);
    return { outcome: 'rotated', ...next };
  }
  if (await isRepetition(transaction, token, tokens.hash(child), now))
    return { outcome: 'repeated', ...next };
  await revokeFamily(transaction, session.id, now);
  return { outcome: 'reused', userId: session.user_id };
}

function lockSessionOf(
  transaction: Database,
  hash: string,
): Promise<(SessionRow & { banned_until: Date | null }) | undefined> {
  return transaction
    .selectFrom('auth.sessions as session')
    .innerJoin('auth.users as user', 'user.id', 'session.user_id')
    .selectAll('session')
    .select('user.banned_until')
    .where('session.id', 'in', (query) =>
      query.selectFrom('auth.refresh_tokens').select('session_id').where('token', '=', hash),
    )
    .forUpdate('session')
    .executeTakeFirst();
}

function findToken(transaction: Database, hash: string): Promise<TokenRow | undefined> {
  return transaction
    .selectFrom('auth.refresh_tokens')
    .selectAll()
    .where('token', '=', hash)
    .executeTakeFirst();
}

async function replace(transaction: Database, token: TokenRow, childHash: string, now: Date): Promise<void> {
  await transaction
    .updateTable('auth.refresh_tokens')
    .set({ revoked: true, updated_at: now })
    .where('token', '=', token.token)
    .execute();
  await transaction
    .insertInto('auth.refresh_tokens')
    .values({
      token: childHash,
      parent: token.token,
      user_id: token.user_id,
      session_id: token.session_id,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await transaction
    .updateTable('auth.sessions')
    .set({ updated_at: now })
    .where('id', '=', token.session_id)
    .execute();
}

async function isRepetition(transaction: Database, token: TokenRow, childHash: string, now: Date) {
  if (now.getTime() - token.updated_at.getTime() > reuseMilliseconds) return false;
  const child = await findToken(transaction, childHash);
  return child !== undefined && !child.revoked;
}

async function revokeFamily(transaction: Database, sessionId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('auth.refresh_tokens')
    .set({ revoked: true, updated_at: now })
    .where('session_id', '=', sessionId)
    .where('revoked', '=', false)
    .execute();
}
