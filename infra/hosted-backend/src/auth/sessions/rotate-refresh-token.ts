import type { Selectable } from 'kysely';
import type { Connection, Database } from '../../database/connect.ts';
import type { RefreshTokensTable, SessionsTable } from '../../database/schema.ts';
import { audit } from '../audit.ts';
import { type Refresh, type SessionLimits, type SpentToken, spendActiveToken } from './spend-active-token.ts';

/** How long the parent of the active token may be repeated, for clients that lost the answer. */
const reuseMilliseconds = 10_000;

export type Rotation =
  | ({ outcome: 'rotated' | 'repeated' } & SpentToken)
  | { outcome: 'not-found' | 'banned' | 'expired' }
  | { outcome: 'reused'; userId: string };

type TokenRow = Selectable<RefreshTokensTable>;
type SessionRow = Selectable<SessionsTable>;

export async function rotateRefreshToken(
  { pool, database }: Connection,
  refresh: Refresh,
): Promise<Rotation> {
  const spent = await spendActiveToken(pool, refresh);
  if (spent) return { outcome: 'rotated', ...spent };
  // Commits whatever the outcome: a reuse revokes the whole family.
  return database.transaction().execute(async (transaction) => {
    const rotation = await judge(transaction, refresh);
    if ('userId' in rotation) await auditSpent(transaction, refresh, rotation);
    return rotation;
  });
}

async function judge(transaction: Database, refresh: Refresh): Promise<Rotation> {
  const { tokens, given, now, limits } = refresh;
  const hash = tokens.hash(given);
  const session = await lockSessionOf(transaction, hash);
  // Read after the lock: a parallel refresh may have revoked it meanwhile.
  const token = session && (await findToken(transaction, hash));
  if (!token) return { outcome: 'not-found' };
  if (session.banned_until && session.banned_until > now) return { outcome: 'banned' };
  if (isOver(session, now, limits)) return { outcome: 'expired' };
  // Not spent above: the ban was lifted since.
  if (!token.revoked) return { outcome: 'banned' };
  const child = tokens.childOf(given);
  if (await isRepetition(transaction, token, tokens.hash(child), now)) {
    return { outcome: 'repeated', userId: session.user_id, sessionId: session.id, refreshToken: child };
  }
  await revokeFamily(transaction, session.id, now);
  return { outcome: 'reused', userId: session.user_id };
}

function isOver(
  { not_after, created_at, updated_at }: SessionRow,
  now: Date,
  limits: SessionLimits,
): boolean {
  if (not_after && not_after <= now) return true;
  return created_at <= limits.begunAfter || updated_at <= limits.usedAfter;
}

async function auditSpent(
  transaction: Database,
  { request, now }: Refresh,
  { outcome, userId }: Extract<Rotation, { userId: string }>,
): Promise<void> {
  const action = outcome === 'reused' ? 'token_reused' : 'token_refreshed';
  await audit(transaction, request, { action, actorId: userId, actorName: '' }, now);
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
