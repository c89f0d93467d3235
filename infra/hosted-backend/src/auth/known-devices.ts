import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { UserRow } from './users/user.ts';

/** Rows of one account: who has an address and a number is known by both. */
const keptOfAnAccount = 40;

const nameForm = /(?:^|[\s;])device=([\w-]{22,64})(?:$|[\s;])/;

/** A secret that a browser made and keeps, sent in a header that every server of this protocol lets pass. */
function deviceOf({ headers }: FastifyRequest): string | undefined {
  const information = headers['x-client-info'];
  return typeof information === 'string' ? nameForm.exec(information)?.[1] : undefined;
}

/** Tells nothing of the device nor of the account. */
const pairHash = (account: string, device: string) =>
  createHash('sha256').update(`${device} ${account}`).digest('base64url');

/** The device, if it signed in to this account before. `account`: its address or number. */
export async function knownDevice(
  database: Database,
  request: FastifyRequest,
  account: string,
): Promise<string | undefined> {
  const device = deviceOf(request);
  if (!device) return undefined;
  const known = await database
    .selectFrom('auth.known_devices')
    .select('pair')
    .where('pair', '=', pairHash(account, device))
    .executeTakeFirst();
  return known && device;
}

/** To be run in the transaction of a sign-in. */
export async function rememberDevice(
  transaction: Database,
  request: FastifyRequest,
  { id, email, phone }: UserRow,
  now: Date,
): Promise<void> {
  const device = deviceOf(request);
  const accounts = [email, phone].filter((account) => account !== null);
  if (!device || accounts.length === 0) return;
  const rows = accounts.map((account) => ({
    pair: pairHash(account, device),
    user_id: id,
    last_seen_at: now,
  }));
  await transaction
    .insertInto('auth.known_devices')
    .values(rows)
    .onConflict((conflict) => conflict.column('pair').doUpdateSet({ user_id: id, last_seen_at: now }))
    .execute();
  await forgetOldest(transaction, id);
}

/** A browser that forgets its secret at every visit would otherwise leave a row each time. */
async function forgetOldest(transaction: Database, userId: string): Promise<void> {
  await transaction
    .deleteFrom('auth.known_devices')
    .where('pair', 'in', (query) =>
      query
        .selectFrom('auth.known_devices')
        .select('pair')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('pair')
        .offset(keptOfAnAccount),
    )
    .execute();
}
