import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from './postgres.ts';

const shared = globalThis as typeof globalThis & { testCluster?: Cluster | undefined };
type Cluster = Postgres & { folder: string };

/** Global setup of the test runner: one throwaway cluster for every suite of a run that needs a database. */
export default async function startTestCluster(): Promise<void> {
  if (shared.testCluster) return;
  shared.testCluster = await startPostgres({
    dataDir: await mkdtemp(join(tmpdir(), 'rekod-test-')),
    fast: true,
  });
  process.env.TEST_DATABASE_URL = shared.testCluster.url('postgres');
}

export async function stopTestCluster(): Promise<void> {
  if (!shared.testCluster) return;
  const { folder, stop } = shared.testCluster;
  shared.testCluster = undefined;
  await stop();
  await rm(folder, { recursive: true, force: true });
}
