import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '../postgres/postgres.ts';
import { writeToMemory } from './memory-folder.ts';

type Cluster = { postgres: Postgres; folder: string };
const shared = globalThis as typeof globalThis & { testCluster?: Cluster | undefined };

/** Global setup of the test runner: one throwaway cluster for every suite of a run that needs a database. */
export default async function startTestCluster(): Promise<void> {
  if (shared.testCluster) return;
  writeToMemory();
  const folder = await mkdtemp(join(tmpdir(), 'rekod-test-'));
  // Where the runner is root the server is another user, who must reach its data.
  await chmod(folder, 0o755);
  const postgres = await startPostgres({ dataDir: folder, fast: true });
  shared.testCluster = { postgres, folder };
  process.env.TEST_DATABASE_URL = postgres.url('postgres');
}

export async function stopTestCluster(): Promise<void> {
  const cluster = shared.testCluster;
  shared.testCluster = undefined;
  if (!cluster) return;
  await cluster.postgres.stop();
  await rm(cluster.folder, { recursive: true, force: true });
}
