import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../local/environment.ts';
import { freePort } from '../local/ports.ts';

export type ReferenceProcess = Readonly<{
  url: string;
  /** Sends a message and resolves to the next that comes. */
  ask(question: object): Promise<unknown>;
}>;

const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, '../local/end-with-parent.ts')).href;

/** Does `work` against a script of reference/ that has said it is ready; resolves when that is stopped. */
export async function withReference<T>(
  script: string,
  environment: Environment,
  work: (reference: ReferenceProcess) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const file = join(import.meta.dirname, 'reference', script);
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, file], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const ended = exited.then(() => Promise.reject(new Error(`${script} has ended.`)));
  try {
    await Promise.race([nextMessage(child), ended]);
    const ask = (question: object) => Promise.race([reply(child, question), ended]);
    return await work({ url: `http://127.0.0.1:${port}`, ask });
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
