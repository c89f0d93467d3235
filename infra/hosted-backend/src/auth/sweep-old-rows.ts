import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { AuthContext } from './auth-context.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Parts = Pick<AuthContext, 'database' | 'config' | 'now'>;

// Any number will do, as long as every process asks for the same lock.
const lock = 7_205_432;

/** Deletes what can be of no more use; of several processes one does it, and doing it again changes nothing. */
export async function sweepOldRows({ database, config, now }: Parts): Promise<void> {
  const at = now();
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  await database.transaction().execute(async (transaction) => {
    const free = sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${lock}) as locked`;
    const [answer] = (await free.execute(transaction)).rows;
    if (!answer?.locked) return;
    const proofSeconds = Math.max(config.oneTimeTokenSeconds, config.oneTimeCodeSeconds);
    await dropProofs(transaction, before(proofSeconds * 1000), before(day), at);
    const overBefore = {
      begun: before(config.sessionDays * day),
      used: before(config.sessionIdleDays * day),
    };
    await dropSessions(transaction, before(day), at, overBefore);
    // A stolen token that comes up later than that is unknown rather than a theft.
    await dropSpentTokens(transaction, before(30 * day));
    const devices = transaction.deleteFrom('auth.known_devices');
    await devices.where('last_seen_at', '<', before(400 * day)).execute();
    const log = transaction.deleteFrom('auth.audit_log_entries');
    await log.where('created_at', '<', before(config.auditDays * day)).execute();
  });
}

async function dropProofs(transaction: Database, issuedBefore: Date, dayAgo: Date, now: Date): Promise<void> {
  await transaction.deleteFrom('auth.one_time_tokens').where('created_at', '<', issuedBefore).execute();
  await transaction.deleteFrom('auth.flow_state').where('created_at', '<', dayAgo).execute();
  await transaction.deleteFrom('auth.mfa_challenges').where('created_at', '<', dayAgo).execute();
  await transaction.deleteFrom('auth.webauthn_challenges').where('expires_at', '<', now).execute();
  await transaction.deleteFrom('auth.rate_limits').where('expire', '<', now.getTime()).execute();
  await transaction
    .deleteFrom('auth.mfa_factors')
    .where('status', '=', 'unverified')
    .where('created_at', '<', dayAgo)
    .execute();
}

/** Those past their end, and those of which no token can be refreshed: reuse has revoked the last one. */
async function dropSessions(
  transaction: Database,
  dayAgo: Date,
  now: Date,
  overBefore: { begun: Date; used: Date },
): Promise<void> {
  await transaction
    .deleteFrom('auth.sessions')
    .where(({ or, eb }) =>
      or([
        eb('not_after', '<', now),
        eb('created_at', '<', overBefore.begun),
        eb('updated_at', '<', overBefore.used),
      ]),
    )
    .execute();
  await transaction
    .deleteFrom('auth.sessions as session')
    .where('session.updated_at', '<', dayAgo)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth.refresh_tokens as token')
            .select('token.id')
            .whereRef('token.session_id', '=', 'session.id')
            .where('token.revoked', '=', false),
        ),
      ),
    )
    .execute();
}

async function dropSpentTokens(transaction: Database, before: Date): Promise<void> {
  const spent = transaction.deleteFrom('auth.refresh_tokens').where('revoked', '=', true);
  await spent.where('updated_at', '<', before).execute();
}
