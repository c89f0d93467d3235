import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { StorageContext } from '../storage-context.ts';

/** Longer than any upload takes. */
const hoursUntilOrphaned = 24;

/** Says that these bytes have no object yet, or no longer; whoever gives them one strikes them out. */
export async function noteUnclaimed(database: Database, versions: string[]): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map((version) => ({ version }));
  const insert = database.insertInto('hosted.unclaimed_bytes').values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function claim(database: Database, version: string): Promise<void> {
  await database.deleteFrom('hosted.unclaimed_bytes').where('version', '=', version).execute();
}

/** Nobody waits for it: what fails is still noted and swept later. */
export function removeUnclaimed(context: StorageContext, versions: string[]): void {
  context.auth.background.run(async () => {
    for (const version of versions) await removeBytes(context, version);
  });
}

/** What a crash left behind. */
export async function sweepUnclaimed(context: StorageContext): Promise<void> {
  const old = await context.auth.database
    .selectFrom('hosted.unclaimed_bytes')
    .select('version')
    .where('noted_at', '<', sql<Date>`now() - ${hoursUntilOrphaned} * interval '1 hour'`)
    .limit(1000)
    .execute();
  for (const { version } of old) await removeBytes(context, version);
}

async function removeBytes(context: StorageContext, version: string): Promise<void> {
  await rm(join(context.incoming, version), { force: true });
  await context.bytes.remove(version);
  await claim(context.auth.database, version);
}
