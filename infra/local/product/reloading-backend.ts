import { setTimeout as delay } from 'node:timers/promises';
import { buildBackend } from '../build/build-backend.ts';
import { startChild } from '../supervision/child.ts';
import { untilAnswering } from '../supervision/http-ready.ts';
import type { Part } from '../supervision/part.ts';
import type { Environment } from './environment.ts';
import { freePort } from './ports.ts';
import type { Stack } from './stack.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 50;

/** The backend on a port of its own, built and started again when its sources change. A crash waits for a change. */
export type ReloadingBackend = Readonly<{
  port: number;
  reload(): void;
  /** Resolves when no reload is under way. */
  settled(): Promise<void>;
}>;

export async function startReloadingBackend(
  stack: Stack,
  environment: Environment,
): Promise<ReloadingBackend> {
  const port = await freePort();
  const start = (): Part => startBackend(stack, { ...environment, PORT: String(port) });
  let current = start();
  let settled = untilReady(stack, current, port);
  stack.supervisor.add({
    name: 'backend',
    exited: new Promise(() => undefined),
    kill: () => current.kill(),
    stop: () => current.stop(),
  });
  const reload = async (): Promise<void> => {
    await delay(SETTLE_MS);
    if (!(await hasNewBuild(stack))) return;
    await current.stop();
    current = start();
    await untilReady(stack, current, port);
  };
  await settled;
  return {
    port,
    settled: () => settled,
    reload: () => {
      settled = settled.then(reload);
    },
  };
}

function startBackend({ logFolder }: Stack, environment: Environment): Part {
  return startChild({ name: 'backend', command: ['backend/dist/main.js'], environment, logFolder });
}

async function untilReady({ supervisor }: Stack, backend: Part, port: number): Promise<void> {
  const crash = new AbortController();
  backend.exited.then((exit) => {
    crash.abort();
    if (exit.code !== 0)
      console.error(`The backend ${exit.reason}, until a file changes:\n${exit.lastLines}`);
  });
  const waiting = AbortSignal.any([crash.signal, supervisor.ended]);
  await untilAnswering(`http://127.0.0.1:${port}/api/health/ready`, waiting).catch(() => undefined);
}

async function hasNewBuild({ settings }: Stack): Promise<boolean> {
  try {
    return await buildBackend(settings);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
