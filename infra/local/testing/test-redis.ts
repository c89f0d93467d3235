import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../product/ports.ts';
import startTestCluster from './test-cluster.ts';

/** Every application under test has one of its own: more than a run starts. */
const DATABASES = 2_000;

const shared = globalThis as typeof globalThis & { testRedis?: ChildProcess | undefined };

/** Global setup of the suites on Redis: the throwaway cluster, and one real redis-server without files. */
export default async function startTestRedis(): Promise<void> {
  await startTestCluster();
  const port = await freePort();
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no', databases: DATABASES };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  shared.testRedis = spawn('redis-server', flags);
  await untilReady(shared.testRedis);
  process.env.TEST_REDIS_URL = `redis://127.0.0.1:${port}`;
}

export async function stopTestRedis(): Promise<void> {
  const server = shared.testRedis;
  shared.testRedis = undefined;
  if (!server) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server ended with code ${code}.`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
  });
}
