import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Client, Pool } from 'pg';
import { type HostedBackend, type HostedBackendConfig, startHostedBackend } from '../../src/index.ts';

export const password = 'Cikgu#2026';

export interface TestBackend extends HostedBackend {
  /** A browser of its own: nothing stored outside it, no refresh by itself. */
  browser(options?: { key?: string; fetch?: typeof fetch }): SupabaseClient;
  admin: SupabaseClient;
  sql: Pool;
  dataDir: string;
  databaseUrl: string;
  /** A confirmed account, by its e-mail. */
  addUser(email: string): Promise<string>;
  signedIn(email: string): Promise<SupabaseClient>;
  end(): Promise<void>;
}

/** A server on a free port with its own database and data folder. */
export async function startTestBackend(config: Partial<HostedBackendConfig> = {}): Promise<TestBackend> {
  const { databaseUrl, dropDatabase } = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'hosted-backend-'));
  const backend = await startHostedBackend({
    port: 0,
    dataDir,
    databaseUrl,
    passwordCost: 4,
    autoconfirm: true,
    publicChannels: 'anybody',
    requireApiKey: true,
    ...config,
  });
  const sql = new Pool({ connectionString: databaseUrl, max: 2 });
  // Dropping the database may overtake the end of a connection.
  sql.on('error', () => {});
  const admin = clientOf(backend, backend.secretKey);
  const browser: TestBackend['browser'] = ({ key = backend.publishableKey, fetch } = {}) =>
    clientOf(backend, key, fetch);
  return {
    ...backend,
    browser,
    admin,
    sql,
    dataDir,
    databaseUrl: config.databaseUrl ?? databaseUrl,
    addUser: (email) => addUser(admin, email),
    signedIn: (email) => signIn(browser(), email),
    async end() {
      await sql.end();
      await backend.close();
      await dropDatabase();
      await rm(dataDir, { recursive: true });
    },
  };
}

export async function createDatabase() {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set.');
  const name = `hosted_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, dropDatabase: () => run(serverUrl, `drop database ${name} with (force)`) };
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function clientOf(backend: HostedBackend, key: string, fetch?: typeof globalThis.fetch): SupabaseClient {
  const auth = { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false };
  return createClient(backend.url, key, { auth, ...(fetch ? { global: { fetch } } : {}) });
}

async function addUser(admin: SupabaseClient, email: string): Promise<string> {
  const { data, error } = await admin.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  return data.user.id;
}

async function signIn(client: SupabaseClient, email: string): Promise<SupabaseClient> {
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}
