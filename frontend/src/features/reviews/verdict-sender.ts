import { hold } from '../../records/locks';
import { commandLock } from '../../records/outbox/command-lock';
import { sendSoon } from '../../records/outbox/send-soon';
import { waits } from '../../records/refusal';
import type { Owner } from '../../session/owner';
import type { VerdictCommand, VerdictCommands } from './verdict-commands';

/** How many verdicts of this page are on their way, and how many stand nowhere but on it. */
export type Sending = Readonly<{ onTheWay: number; onPageAlone: number }>;

/** `onQuiet`: nothing is on its way any more. */
type Hears = Readonly<{ onRefused: (command: VerdictCommand) => void; onQuiet: () => void }>;

const RETRY_MS = 5_000;

/** Brings verdicts to safety as they are given: to the device at once, to the server one after the other, behind whoever
 * goes on reading. What the network keeps from arriving is left to the outbox. */
export class VerdictSender {
  private tail: Promise<void> = Promise.resolve();
  private onTheWay = 0;
  /** Of a device that keeps nothing, by the id of the verdict. */
  private readonly alone = new Map<string, VerdictCommand>();
  private state: Sending = { onTheWay: 0, onPageAlone: 0 };
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly owner: Owner,
    private readonly commands: VerdictCommands,
    private readonly hears: Hears,
  ) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = () => this.state;

  give(command: VerdictCommand): void {
    const name = this.commands.nameOf(this.owner, command);
    const release = hold(commandLock(name));
    const isKept = this.commands.keep(name, command).then(
      () => true,
      () => false,
    );
    this.count(1);
    this.tail = this.tail.then(async () => {
      if (await isKept) await this.sendKept(command);
      else await this.sendFromPage(command);
      release();
      // What did not get through is the outbox's from now on.
      if (await isKept) sendSoon();
      this.count(-1);
    });
  }

  private async sendKept(command: VerdictCommand): Promise<void> {
    const standing = await this.commands
      .send(this.commands.nameOf(this.owner, command))
      .catch(() => 'unreachable' as const);
    if (standing && !waits(standing)) this.hears.onRefused(command);
  }

  private async sendFromPage(command: VerdictCommand): Promise<void> {
    this.alone.set(command.verdictId, command);
    const latest = this.alone.get(command.verdictId) ?? command;
    const standing = await this.commands.standingAfter(latest);
    if (waits(standing)) setTimeout(() => this.sendAgain(command.verdictId), RETRY_MS);
    else {
      this.alone.delete(command.verdictId);
      if (standing) this.hears.onRefused(command);
    }
    this.tell();
  }

  private sendAgain(verdictId: string): void {
    const command = this.alone.get(verdictId);
    if (command) this.tail = this.tail.then(() => this.sendFromPage(command));
  }

  private count(more: 1 | -1): void {
    this.onTheWay += more;
    if (this.onTheWay === 0) this.hears.onQuiet();
    this.tell();
  }

  private tell(): void {
    this.state = { onTheWay: this.onTheWay, onPageAlone: this.alone.size };
    for (const listener of this.listeners) listener();
  }
}
