import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '../product/private-file.ts';

/** What DATA_DIR remembers of its cluster, readable by its owner only. */
export type PostgresRecord = { port: number; password: string };

export async function readPostgresRecord(dataDir: string): Promise<PostgresRecord | undefined> {
  const text = await readFile(recordFile(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

export function writePostgresRecord(dataDir: string, record: PostgresRecord): Promise<void> {
  return writePrivateFile(recordFile(dataDir), JSON.stringify(record, null, 2));
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

export function databaseUrl(record: PostgresRecord, database: string): string {
  return `postgres://postgres:${record.password}@127.0.0.1:${record.port}/${database}`;
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}
