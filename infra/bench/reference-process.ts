import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Environment } from '../local/environment.ts';

export type ReferenceProcess = Readonly<{
  /** Sends a message and resolves to the next that comes. */
  ask<Answer>(question: object): Promise<Answer>;
  stop(): Promise<void>;
}>;

/** A script of reference/; resolves when it says that it is ready. */
export async function startReference(script: string, environment: Environment): Promise<ReferenceProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'reference', script)], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const next = async <Answer>(): Promise<Answer> => {
    const [first] = await Promise.race([once(child, 'message'), exited]);
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${script} has ended.`);
    return first;
  };
  await next();
  return {
    ask: <Answer>(question: object) => {
      const answer = next<Answer>();
      child.send(question);
      return answer;
    },
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
