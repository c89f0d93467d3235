import pg from 'pg';
import type { Secrets } from './secrets.ts';

/**
 * The product's database in the embedded Postgres with its two login roles. Neither is a superuser: whom
 * row-level security does not bind would hide every mistake.
 */
export async function prepareDatabase(adminUrl: string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await giveRole(client, 'rekod', 'CREATEROLE', secrets.databasePassword);
    await giveRole(client, 'hosted_backend', '', secrets.hostedBackendDatabasePassword);
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'rekod'");
    if (rowCount === 0) await client.query('CREATE DATABASE rekod OWNER rekod');
    await client.query('GRANT CREATE ON DATABASE rekod TO hosted_backend');
  } finally {
    await client.end();
  }
}

/** The password is set at each start: DATA_DIR/secrets.json decides. */
async function giveRole(
  client: pg.Client,
  name: string,
  attributes: string,
  password: string,
): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  const verb = rowCount === 0 ? 'CREATE' : 'ALTER';
  await client.query(`${verb} ROLE ${name} LOGIN ${attributes} PASSWORD ${client.escapeLiteral(password)}`);
}
