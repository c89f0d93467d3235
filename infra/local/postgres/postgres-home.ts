import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { copiedBinaries, installedBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { isReachableBy, postgresAccount, type SystemAccount } from './system-account.ts';

const REFUGES = '/var/lib/rekod-mengajar';

/** Where the cluster lives, who runs it, and with which binaries. */
export type PostgresHome = {
  cluster: string;
  account: SystemAccount | undefined;
  binaries: PostgresBinaries;
};

/** Under root's private home (mode 0700) the account reaches neither data nor binaries: both go under /var/lib. */
export async function postgresHome(dataDir: string): Promise<PostgresHome> {
  const account = postgresAccount();
  const cluster = join(dataDir, 'postgres');
  const binaries = await installedBinaries();
  if (account === undefined) return { cluster, account, binaries };
  const dataReachable = isReachableBy(account, dataDir);
  const binariesReachable = isReachableBy(account, binaries.postgres);
  if (dataReachable && binariesReachable) return { cluster, account, binaries };
  const refuge = await openRefuge();
  if (!dataReachable)
    console.log(`Postgres cannot reach ${dataDir}: its data and binaries are in ${refuge}.`);
  return {
    cluster: dataReachable ? cluster : join(refuge, `data-${shortHash(dataDir)}`),
    account,
    binaries: binariesReachable ? binaries : await copiedBinaries(binaries, refuge, account),
  };
}

async function openRefuge(): Promise<string> {
  const refuge = join(REFUGES, shortHash(CHECKOUT));
  for (const folder of [REFUGES, refuge]) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
  }
  return refuge;
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
