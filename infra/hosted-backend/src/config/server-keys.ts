import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { hasCode } from '../has-code.ts';

/** What one installation makes once and keeps in `keys.json` of its data folder. */
export interface ServerKeys {
  publishableKey: string;
  secretKey: string;
  signingKey: JWK;
  /** Derives each refresh token from its parent; the database holds hashes only. */
  refreshTokenSecret: string;
}

export async function loadServerKeys(dataDir: string): Promise<ServerKeys> {
  const file = join(dataDir, 'keys.json');
  return (await readKeys(file)) ?? (await createKeys(dataDir, file));
}

async function readKeys(file: string): Promise<ServerKeys | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Error(`${file} cannot be read or is damaged.`);
  }
}

/** A link appears whole or not at all, so of two servers starting at once both use the first one's keys. */
async function createKeys(dataDir: string, file: string): Promise<ServerKeys> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(await generateKeys(), null, 2), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return JSON.parse(await readFile(file, 'utf8'));
}

async function generateKeys(): Promise<ServerKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    signingKey: { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' },
    refreshTokenSecret: randomBytes(32).toString('base64url'),
  };
}
