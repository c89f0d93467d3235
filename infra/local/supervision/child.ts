import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { CHECKOUT } from '../checkout.ts';
import type { Environment } from '../product/environment.ts';
import { LastLines } from './last-lines.ts';
import { openLog } from './open-log.ts';
import { type OutputLine, readOutputLine } from './output-line.ts';
import { exitReason, type Part, type PartExit } from './part.ts';

export type ChildOptions = Readonly<{
  name: string;
  /** The script and its arguments; it runs on the Node that runs us. */
  command: readonly string[];
  environment: Environment;
  logFolder: string;
}>;

const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;
const PATIENCE_MS = 15_000;

/** A Node child with its own log file; warnings show in the terminal too, until it is told to stop. */
export function startChild(options: ChildOptions): Part {
  const child = spawnChild(options);
  const lastLines = new LastLines();
  let stopping = false;
  record(child, options, ({ kind, text }) => {
    if (kind !== 'routine') lastLines.add(text);
    if (kind === 'warning' && !stopping) console.log(text);
  });
  const exited = once(child, 'close').then(
    ([code, signal]): PartExit => ({ code, reason: exitReason(code, signal), lastLines: String(lastLines) }),
  );
  return {
    name: options.name,
    exited,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const stuck = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await exited;
      clearTimeout(stuck);
    },
  };
}

function spawnChild({ command, environment }: ChildOptions): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, '--enable-source-maps', ...command], {
    cwd: CHECKOUT,
    env: environment,
    // Its own process group: Ctrl-C reaches the supervisor alone, which stops the parts in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function record(
  child: ChildProcess,
  { name, logFolder }: ChildOptions,
  onLine: (line: OutputLine) => void,
): void {
  const log = openLog(logFolder, name);
  for (const input of [child.stdout, child.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      log.write(`${line}\n`);
      onLine(readOutputLine(line));
    });
  }
  child.once('close', () => log.end());
}
