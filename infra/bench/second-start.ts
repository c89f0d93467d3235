import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHECKOUT } from '../local/checkout.ts';
import { untilFirstReply } from './first-reply.ts';
import type { Row } from './row.ts';

/** `npm start` where it has run before, from the command to the page. */
export async function secondStart(environment: NodeJS.ProcessEnv): Promise<Row[]> {
  const seconds = (await startOnce(environment)) / 1_000;
  const ours = `${seconds.toFixed(1)} s`;
  return [{ name: 'second npm start, once', ours, reference: '', ratio: '', range: '', goal: '<= 3 s' }];
}

async function startOnce(environment: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: CHECKOUT,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    return await untilFirstReply(`http://127.0.0.1:${environment.PORT}/`, startedAt);
  } finally {
    child.kill();
    await exited;
  }
}
