import { watch } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { BACKEND_SOURCE, buildBackend } from './build-backend.ts';
import { startChild } from './child.ts';
import type { Environment } from './environment.ts';
import { untilAnswering } from './http-ready.ts';
import type { Part } from './part.ts';
import { freePort } from './ports.ts';
import type { Stack } from './stack.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 50;

export type ReloadingBackend = Readonly<{
  port: number;
  /** Resolves when no reload is under way. */
  settled(): Promise<void>;
}>;

/** The backend on a free port, built and started again at every change. A crash waits for the next change. */
export async function startReloadingBackend(
  stack: Stack,
  environment: Environment,
): Promise<ReloadingBackend> {
  const port = await freePort();
  const start = (): Part => startBackend(stack, { ...environment, PORT: String(port) });
  let current = start();
  let reload = untilReady(stack, current, port);
  stack.supervisor.add({
    name: 'backend',
    exited: new Promise(() => undefined),
    kill: () => current.kill(),
    stop: () => current.stop(),
  });
  onChange(stack.supervisor.ended, () => {
    reload = reload.then(async () => {
      if (!(await builds(stack))) return;
      await current.stop();
      current = start();
      await untilReady(stack, current, port);
    });
    return reload;
  });
  await reload;
  return { port, settled: () => reload };
}

function startBackend({ logFolder }: Stack, environment: Environment): Part {
  return startChild({ name: 'backend', command: ['backend/dist/main.js'], environment, logFolder });
}

async function untilReady({ supervisor }: Stack, backend: Part, port: number): Promise<void> {
  const crashed = new AbortController();
  const crash = backend.exited.then((exit) => {
    crashed.abort();
    if (!supervisor.ended.aborted && exit.code !== 0) console.error(`The backend ${exit.reason}.`);
  });
  const waiting = AbortSignal.any([crashed.signal, supervisor.ended]);
  await Promise.race([untilAnswering(`http://127.0.0.1:${port}/api/health/ready`, waiting), crash]);
}

async function builds({ settings }: Stack): Promise<boolean> {
  try {
    await buildBackend(settings);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function onChange(ended: AbortSignal, react: () => Promise<void>): Promise<void> {
  try {
    for await (const _ of watch(BACKEND_SOURCE, { recursive: true, signal: ended })) {
      await delay(SETTLE_MS);
      await react();
    }
  } catch (error) {
    if (!ended.aborted) throw error;
  }
}
