import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { waitUntil } from './wait-until.js';

const CHECKOUT = resolve(__dirname, '../../..');
const BUILDING = join(CHECKOUT, 'infra/local/build');
const DIST = join(CHECKOUT, 'backend/dist');

export type ProductProcess = Readonly<{
  /** e.g. http://127.0.0.1:40123; the same after every start. */
  origin: string;
  start(): Promise<void>;
  /** Ends it without a chance to finish anything. */
  kill(): Promise<void>;
}>;

/** As a developer runs it. */
export function buildProduct(): Promise<void> {
  return run(`
    import { buildBackend } from '${BUILDING}/build-backend.ts';
    await buildBackend({ production: false });
  `);
}

/** As a deployment runs it, into a folder of its own. */
export function bundleProduct(folder: string): Promise<void> {
  return run(`
    import { bundleBackend } from '${BUILDING}/bundle-backend.ts';
    await bundleBackend('${folder}');
  `);
}

async function run(script: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
}

/** The product that was built into `folder` as a process of its own, at a port of its own. */
export async function productProcess(
  environment: Record<string, string>,
  folder = DIST,
): Promise<ProductProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const variables = { PATH: process.env.PATH, ...environment, PORT: String(port) };
  let end = async (): Promise<void> => undefined;
  return {
    origin,
    start: async () => {
      const child = spawn(process.execPath, [join(folder, 'main.js')], {
        env: variables,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const ended = once(child, 'exit');
      end = async () => {
        child.kill('SIGKILL');
        await ended;
      };
      await waitUntil(() => {
        if (child.exitCode !== null) throw new Error('The product ended before it was ready.');
        return isLive(origin);
      });
    },
    kill: () => end(),
  };
}

function isLive(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
