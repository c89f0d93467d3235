import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CHECKOUT } from '../checkout.ts';
import { freePort } from '../product/ports.ts';
import { testEnvironment } from './test-environment.ts';

export type TestStack = Readonly<{
  port: number;
  hostedBackendPort: number;
  dataDir: string;
  /** Keeps the data and logs of a failed run. */
  stop(outcome: 'passed' | 'failed'): Promise<void>;
}>;

/**
 * The whole product in test mode on free ports with data of its own, started as `npm start` does. `settings`: for
 * instance `ROLE=api`, a product whose worker is stopped.
 */
export async function startTestStack(settings: NodeJS.ProcessEnv = {}): Promise<TestStack> {
  const [port, hostedBackendPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'rekod-browser-'));
  // Where we are root the database server is another user, who must reach its data.
  await chmod(dataDir, 0o755);
  const child = spawnStart({
    ...settings,
    PORT: String(port),
    HOSTED_BACKEND_PORT: String(hostedBackendPort),
    DATA_DIR: dataDir,
  });
  await untilReady(child);
  const stop = async (outcome: 'passed' | 'failed'): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
    if (outcome === 'passed') await rm(dataDir, { recursive: true });
    else console.error(`Logs of the product: ${dataDir}/logs`);
  };
  return { port, hostedBackendPort, dataDir, stop };
}

function spawnStart(settings: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: CHECKOUT,
    env: { ...testEnvironment(), ...settings, APP_MODE: 'test' },
    // The channel tells it when we are gone.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.stdout === null) throw new Error('Its output is a pipe');
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line);
      if (line.includes('is ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The product did not start (code ${code}).`)));
  });
}
