import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { auditRow } from '../audit.ts';
import type { RefreshTokens } from '../tokens/refresh-tokens.ts';
import type { StartedSession } from './start-session.ts';

export interface Refresh {
  request: FastifyRequest;
  tokens: RefreshTokens;
  given: string;
  now: Date;
  limits: SessionLimits;
}

/** A session that began or was last refreshed before these is over. */
export interface SessionLimits {
  begunAfter: Date;
  usedAfter: Date;
}

export type SpentToken = StartedSession & { userId: string };

const text = `
  with session as (
    update auth.sessions as session set updated_at = $3::timestamptz
    from auth.refresh_tokens as token, auth.users as person
    where token.token = $1 and not token.revoked
      and session.id = token.session_id and person.id = session.user_id
      and coalesce(person.banned_until <= $3, true) and coalesce(session.not_after > $3, true)
      and session.created_at > $6::timestamptz and session.updated_at > $7::timestamptz
    returning session.id, session.user_id
  ), spent as (
    update auth.refresh_tokens as token set revoked = true, updated_at = $3
    from session where token.token = $1 and not token.revoked
    returning session.id as session_id, session.user_id
  ), child as (
    insert into auth.refresh_tokens (token, parent, user_id, session_id, created_at, updated_at)
    select $2, $1, user_id, session_id, $3, $3 from spent
  ), entry as (
    insert into auth.audit_log_entries (payload, created_at, ip_address)
    select ($4::jsonb || jsonb_build_object('actor_id', user_id))::json, $3, $5 from spent
  )
  select session_id, user_id from spent`;

/**
 * Replaces an active token by its child in one statement, which is what nearly every refresh is; Postgres plans it once
 * per connection. Writing the session first makes refreshes, a revoked family and a raised session wait for one another;
 * who waited sees the token spent.
 *
 * @returns undefined for a token that is unknown or spent, or whose user or session may not go on
 */
export async function spendActiveToken(
  pool: Pool,
  { request, tokens, given, now, limits }: Refresh,
): Promise<SpentToken | undefined> {
  const child = tokens.childOf(given);
  const { payload, ip_address } = auditRow(
    request,
    { action: 'token_refreshed', actorId: '', actorName: '' },
    now,
  );
  const { rows } = await pool.query<{ user_id: string; session_id: string }>({
    name: 'spend-active-token',
    text,
    values: [
      tokens.hash(given),
      tokens.hash(child),
      now,
      payload,
      ip_address,
      limits.begunAfter,
      limits.usedAfter,
    ],
  });
  const [row] = rows;
  return row && { userId: row.user_id, sessionId: row.session_id, refreshToken: child };
}
