import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundleBackend } from '../local/build/bundle-backend.ts';
import { BACKEND_DIST } from '../local/checkout.ts';
import type { Environment } from '../local/product/environment.ts';
import { freePort } from '../local/product/ports.ts';
import { untilFirstReply } from './first-reply.ts';
import { interleave } from './interleave.ts';
import type { Bench } from './product.ts';
import { durationRow, type Row } from './row.ts';

/** From the spawn of a process, as a deployment builds it, to its first reply. */
export async function coldStart({ environment }: Bench): Promise<Row[]> {
  const deployed = join(BACKEND_DIST, 'deployed');
  await bundleBackend(deployed);
  // Test mode asks for what only a developer's build holds.
  const ours = { ...environment, APP_MODE: 'development' };
  const hello = join(import.meta.dirname, 'reference/nest-hello.mjs');
  const pairs = await interleave(
    () => startOnce(join(deployed, 'main.js'), ours, '/api/health/live'),
    () => startOnce(hello, environment, '/'),
  );
  return [durationRow({ name: 'API cold start / Nest hello', goal: '<= 2x' }, pairs)];
}

async function startOnce(script: string, environment: Environment, path: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    return await untilFirstReply(`http://127.0.0.1:${port}${path}`, startedAt);
  } finally {
    child.kill();
    await exited;
  }
}
