import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHECKOUT } from '../local/checkout.ts';
import { untilFirstReply } from './first-reply.ts';
import type { Row } from './row.ts';

/** `npm start` where it has run before, from the command to the page. */
export async function secondStart(environment: NodeJS.ProcessEnv): Promise<Row[]> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: CHECKOUT,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const milliseconds = await untilFirstReply(`http://127.0.0.1:${environment.PORT}/`, startedAt);
  child.kill();
  await exited;
  return [
    {
      name: 'second npm start, once',
      ours: `${(milliseconds / 1_000).toFixed(1)} s`,
      reference: '',
      ratio: '',
      range: '',
      goal: '<= 3 s',
    },
  ];
}
