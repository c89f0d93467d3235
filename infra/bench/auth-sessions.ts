import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** Sessions of one person, opened past the server; resolves to their refresh tokens. `databaseUrl`: the hosted backend's. */
export async function openSessions(databaseUrl: string, userId: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids = tokens.map(() => randomUUID());
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
    await client.query('INSERT INTO auth.sessions (id, user_id) SELECT unnest($1::uuid[]), $2::uuid', [
      ids,
      userId,
    ]);
    await client.query(
      `INSERT INTO auth.refresh_tokens (token, user_id, session_id)
       SELECT token, $3::text, session FROM unnest($1::text[], $2::uuid[]) AS new (token, session)`,
      [hashes, ids, userId],
    );
    return tokens;
  } finally {
    await client.end();
  }
}
