import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { waitUntil } from '../support/wait-until.js';

export type Command = Readonly<{
  name: string;
  file: string;
  args: readonly string[];
  environment?: Readonly<Record<string, string>>;
  account?: Readonly<{ uid?: number; gid?: number }>;
  log: string;
  isReady(): Promise<boolean>;
}>;

const launched = new Set<ChildProcess>();
/** A runner that is ended leaves nothing running. */
process.once('exit', () => {
  for (const child of launched) signalGroup(child, 'SIGKILL');
});

/** A program of the machine, which may be killed and started again. */
export class Part {
  private child: ChildProcess | undefined;

  constructor(private readonly command: Command) {}

  get name(): string {
    return this.command.name;
  }

  /** Resolves when it can be used. One that ends meanwhile is started again, as systemd does. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const child = this.launch();
      const ended = once(child, 'exit').then(() => false);
      const ready = waitUntil(async () => child.exitCode !== null || (await this.command.isReady())).then(
        () => true,
      );
      if ((await Promise.race([ready, ended])) && child.exitCode === null) return;
      if (tries === 20) throw new Error(`${this.name} does not start: see ${this.command.log}.`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' | 'SIGQUIT' | 'SIGINT' = 'SIGTERM'): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    signalGroup(child, signal);
    const [code] = await ended;
    return code;
  }

  /** It and all that it started stand still, hold what they hold, and answer nobody; resolves to what lets them go on. */
  async freeze(): Promise<() => void> {
    const first = this.child?.pid;
    if (first === undefined) throw new Error(`${this.name} has not been started.`);
    // The first one first: it starts no others then.
    process.kill(first, 'SIGSTOP');
    const all = [first, ...(await descendantsOf(first))];
    for (const pid of all) signal(pid, 'SIGSTOP');
    return () => {
      for (const pid of all.toReversed()) signal(pid, 'SIGCONT');
    };
  }

  get hasEnded(): boolean {
    return this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  private launch(): ChildProcess {
    const { file, args, environment = {}, account = {}, log } = this.command;
    const env = { PATH: process.env.PATH, ...environment };
    const written = openSync(log, 'a');
    // A group of its own: with the first of nginx or Postgres those go that it started.
    const child = spawn(file, args, {
      ...account,
      env,
      cwd: '/',
      detached: true,
      stdio: ['ignore', written, written],
    });
    closeSync(written);
    launched.add(child);
    this.child = child;
    return child;
  }
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
}

/** Those of Postgres have groups of their own. */
async function descendantsOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = children.trim().split(' ').filter(Boolean).map(Number);
  return [...pids, ...(await Promise.all(pids.map(descendantsOf))).flat()];
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
