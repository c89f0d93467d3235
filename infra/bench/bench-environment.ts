import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../local/product/ports.ts';
import { testEnvironment } from '../local/testing/test-environment.ts';

/** Free ports, data of its own, and nothing of what `.env` or the shell say about the product. */
export async function benchEnvironment(): Promise<NodeJS.ProcessEnv & { DATA_DIR: string; PORT: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rekod-bench-'));
  // Where we are root the database server is another user, who must reach its data.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  return {
    ...testEnvironment(),
    // Test mode would start Postgres without fsync.
    APP_MODE: 'development',
    PORT: String(port),
    HOSTED_BACKEND_PORT: String(await freePort()),
    DATA_DIR: dataDir,
  };
}
