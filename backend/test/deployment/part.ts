import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
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
