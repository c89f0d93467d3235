import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { waitWithoutEnd } from './silent-line.ts';

const folder = join(import.meta.dirname, '../../migrations');

// Any number will do, as long as every instance asks for the same lock.
const lock = 7_205_431;

/**
 * Applies the numbered files not yet in the ledger, in one transaction; safe from several instances at once. The
 * lock is one database's, roles are the cluster's: whom another database's migration crossed there begins again.
 */
export async function migrate(pool: Pool): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(pool);
    } catch (error) {
      if (attempt === 10 || !(error instanceof DatabaseError) || !crossedOnRoles(error)) throw error;
    }
  }
}

/** Postgres has no code of its own for it. */
function crossedOnRoles({ code, message }: DatabaseError): boolean {
  return code === 'XX000' && message === 'tuple concurrently updated';
}

async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect();
  waitWithoutEnd(client);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await prepareLedger(client);
    for (const name of await pendingFiles(client)) await apply(client, name);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection rolls back, also where it is the connection that failed.
    client.release(true);
    throw error;
  }
}

/** `create schema if not exists` asks for a right on the database that the login role may lack. */
async function prepareLedger(client: PoolClient): Promise<void> {
  await client.query(`do $$ begin
    if to_regnamespace('auth') is null then create schema auth; end if;
    if to_regclass('auth.schema_migrations') is null then
      create table auth.schema_migrations (version varchar(255) primary key);
    end if;
  end $$`);
}

async function pendingFiles(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>('select version from auth.schema_migrations');
  const applied = new Set(rows.map((row) => row.version));
  const files = await readdir(folder);
  return files.filter((name) => name.endsWith('.sql') && !applied.has(name)).sort();
}

async function apply(client: PoolClient, name: string): Promise<void> {
  await client.query(await readFile(join(folder, name), 'utf8'));
  await client.query('insert into auth.schema_migrations (version) values ($1)', [name]);
}
