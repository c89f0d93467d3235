import pg from 'pg';

export type ProvisionedDatabase = { product: string; hostedBackend: string };

/**
 * Makes, once, the database and the two roles that may log in to it: the product's (owns the schema app, makes
 * the roles that requests act as, no superuser) and the hosted backend's (owns the schemas auth and storage).
 * `superuserUrl` names any database of the cluster; the password is set anew at every call.
 */
export async function provisionDatabase(
  superuserUrl: string,
  { database, password }: { database: string; password: string },
): Promise<ProvisionedDatabase> {
  await run(superuserUrl, async (client) => {
    await ensureRole(client, 'rekod', 'CREATEROLE', password);
    await ensureRole(client, 'hosted_backend', '', password);
    for (const name of ['anon', 'authenticated', 'service_role']) await ensureCallerRole(client, name);
    await ensureDatabase(client, database);
  });
  await run(withDatabase(superuserUrl, database), async (client) => {
    await client.query(`GRANT CREATE ON DATABASE ${pg.escapeIdentifier(database)} TO rekod, hosted_backend`);
  });
  return {
    product: withLogin(superuserUrl, database, 'rekod', password),
    hostedBackend: withLogin(superuserUrl, database, 'hosted_backend', password),
  };
}

async function ensureRole(
  client: pg.Client,
  name: string,
  attributes: string,
  password: string,
): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${name} LOGIN ${attributes} PASSWORD ${pg.escapeLiteral(password)}`);
}

/** Whom the hosted backend acts as for a request; only a superuser can make one that policies do not hold back. */
async function ensureCallerRole(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount) return;
  const attributes = name === 'service_role' ? 'BYPASSRLS' : '';
  await client.query(`CREATE ROLE ${name} NOLOGIN NOINHERIT ${attributes}`);
  await client.query(`GRANT ${name} TO hosted_backend WITH INHERIT FALSE, SET TRUE`);
}

async function ensureDatabase(client: pg.Client, database: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} OWNER rekod`);
}

async function run(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

function withLogin(url: string, database: string, user: string, password: string): string {
  const address = new URL(withDatabase(url, database));
  address.username = user;
  address.password = encodeURIComponent(password);
  return address.href;
}
