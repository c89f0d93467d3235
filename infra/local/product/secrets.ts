import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from './private-file.ts';

export type Secrets = Readonly<{
  databasePassword: string;
  publishableKey: string;
  secretKey: string;
  dataEncryptionKey: string;
  identityHashKey: string;
  simulatedBankSecret: string;
}>;

/** Made once per DATA_DIR and kept there; a secret that a newer version adds joins the kept ones. */
export async function keptSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  const kept: Partial<Secrets> = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const secrets = { ...newSecrets(), ...kept };
  if (Object.keys(kept).length < Object.keys(secrets).length) {
    await writePrivateFile(file, JSON.stringify(secrets, null, 2));
  }
  return secrets;
}

function newSecrets(): Secrets {
  return {
    databasePassword: random(24),
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(32)}`,
    dataEncryptionKey: random(32),
    identityHashKey: random(32),
    simulatedBankSecret: random(32),
  };
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
