import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from '../local/environment.ts';
import { freePort } from '../local/ports.ts';

export type ReferenceProcess = Readonly<{
  url: string;
  /** Sends a message and resolves to the next that comes. */
  ask<Answer>(question: object): Promise<Answer>;
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
  try {
    await nextMessage(child);
    return await work({ url: `http://127.0.0.1:${port}`, ask: (question) => ask(child, question) });
  } finally {
    child.kill();
    await exited;
  }
}

function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  const answer = nextMessage<Answer>(child);
  child.send(question);
  return answer;
}

function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`${child.spawnargs.at(-1)} has ended.`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message as Message);
    });
  });
}
