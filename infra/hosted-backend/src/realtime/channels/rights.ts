import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import type { HostedBackendConfig } from '../../config/hosted-backend-config.ts';
import { callerRole } from '../../database/act-as.ts';
import type { Database } from '../../database/connect.ts';
import { hasCode } from '../../has-code.ts';
import { privateOnly } from './refusal.ts';

type Extension = 'broadcast' | 'presence';

/** What somebody may do in a room. */
export interface Rights {
  read: Record<Extension, boolean>;
  write: Record<Extension, boolean>;
}

/** @throws Refusal where channels without policies are not for this caller */
export function publicRights(
  { publicChannels }: Pick<HostedBackendConfig, 'publicChannels'>,
  claims: JWTPayload,
) {
  const isKnown = claims.role === 'authenticated' && claims.is_anonymous !== true;
  const isOpen = publicChannels === 'anybody' || (publicChannels === 'signed-in' && isKnown);
  if (!isOpen && claims.role !== 'service_role') throw privateOnly();
  return allRights;
}

export const allRights: Rights = {
  read: { broadcast: true, presence: true },
  write: { broadcast: true, presence: true },
};

/** Asks the policies on realtime.messages, as the real server does: with rows that are rolled back. */
export async function rightsIn(database: Database, claims: JWTPayload, subTopic: string): Promise<Rights> {
  const transaction = await database.startTransaction().execute();
  try {
    const ids = { broadcast: randomUUID(), presence: randomUUID() };
    await sql`insert into realtime.messages (id, topic, extension) values
              (${ids.broadcast}, ${subTopic}, 'broadcast'), (${ids.presence}, ${subTopic}, 'presence')`.execute(
      transaction,
    );
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
                     set_config('realtime.topic', ${subTopic}, true),
                     set_config('role', ${callerRole(claims)}, true)`.execute(transaction);
    const read = await readable(transaction, [ids.broadcast, ids.presence]);
    return {
      read: { broadcast: read.has('broadcast'), presence: read.has('presence') },
      write: {
        broadcast: await writable(transaction, subTopic, 'broadcast'),
        presence: await writable(transaction, subTopic, 'presence'),
      },
    };
  } finally {
    await transaction.rollback().execute();
  }
}

async function readable(transaction: Database, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ extension: string }>`
    select extension from realtime.messages where id = any(${ids}::uuid[])`.execute(transaction);
  return new Set(rows.map(({ extension }) => extension));
}

async function writable(transaction: Database, subTopic: string, extension: Extension): Promise<boolean> {
  await sql`savepoint attempt`.execute(transaction);
  try {
    await sql`insert into realtime.messages (topic, extension) values (${subTopic}, ${extension})`.execute(
      transaction,
    );
    return true;
  } catch (error) {
    if (!hasCode(error, '42501')) throw error;
    return false;
  } finally {
    await sql`rollback to savepoint attempt`.execute(transaction);
  }
}
