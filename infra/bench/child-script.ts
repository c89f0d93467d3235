import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../local/product/environment.ts';

/** A script of this folder in a process of its own. */
export type ChildScript = Readonly<{
  /** Sends a message and resolves to the next that comes. */
  ask(question: object): Promise<unknown>;
}>;

const END_WITH_PARENT = pathToFileURL(
  join(import.meta.dirname, '../local/supervision/end-with-parent.ts'),
).href;

/** Does `work` beside a script that has said it is ready; resolves when that is stopped. */
export async function withScript<T>(
  script: string,
  environment: Environment,
  work: (script: ChildScript) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, join(import.meta.dirname, script)], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const ended = exited.then(() => Promise.reject(new Error(`${script} has ended.`)));
  try {
    await Promise.race([nextMessage(child), ended]);
    return await work({ ask: (question) => Promise.race([reply(child, question), ended]) });
  } finally {
    ended.catch(() => undefined);
    child.kill();
    await exited;
  }
}

function reply(child: ChildProcess, question: object): Promise<unknown> {
  const answer = nextMessage(child);
  child.send(question);
  return answer;
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}
