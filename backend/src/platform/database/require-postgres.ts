import { Client, DatabaseError } from 'pg';
import { StartError } from '../errors/start-error.js';

const OLDEST = 16;
const NEWEST = 18;

/** Tells whether what was asked for at the start still stands afterwards, as in a session of one's own. */
const SESSION = { options: '-c app.session=own' };
const UNSUPPORTED_PARAMETER = /startup parameter/;

/** The database that a direct address leads to is one that the product was tried on, and nothing stands in between. */
export async function requirePostgres(directUrl: string): Promise<void> {
  const client = new Client({ connectionString: directUrl, connectionTimeoutMillis: 10_000, ...SESSION });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; session: string | null }>(
      "SELECT current_setting('server_version_num') AS version, current_setting('app.session', true) AS session",
    );
    const problem = rows[0]?.session === 'own' ? versionProblem(rows[0].version) : POOLER;
    if (problem) throw new StartError(problem);
  } catch (error) {
    throw error instanceof DatabaseError && UNSUPPORTED_PARAMETER.test(error.message)
      ? new StartError(POOLER)
      : error;
  } finally {
    await client.end();
  }
}

const POOLER =
  'DATABASE_DIRECT_URL has to lead to Postgres itself, and leads to a pooler, which keeps no session for LISTEN and migrations.';

/** @param version as Postgres numbers it, 160004 for 16.4 */
export function versionProblem(version: string): string | undefined {
  const major = Math.floor(Number(version) / 10_000);
  return major >= OLDEST && major <= NEWEST
    ? undefined
    : `The database is Postgres ${major}, and the product needs Postgres ${OLDEST} to ${NEWEST}.`;
}
