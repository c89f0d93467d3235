import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { type Ending, type FromPrinter, PAPER_PIPE, type ToPrinter } from './printing.js';

/** What of a paper is more than one may take. */
export type Beyond = 'memory' | 'seconds' | 'bytes' | 'pages';
export type PaperBounds = Readonly<{
  memoryBytes: number;
  processorMs: number;
  patienceMs: number;
  bytes: number;
}>;

/** A paper as it came, which nobody lays together who only hands it on: what is large enough stops a whole process. */
export type Pieces = readonly Buffer[];

/** How it ended: with the paper, refused by its printer, beyond a bound, or the process died of something else. */
export type Printed =
  | Readonly<{ end: 'printed'; pieces: Pieces }>
  | Readonly<{ end: 'refused' | 'failed'; message: string }>
  | Readonly<{ end: 'beyond'; bound: Beyond }>
  | Readonly<{ end: 'died' }>;

type Work = Readonly<{ name: string; head: unknown; items: AsyncIterable<unknown> }>;

/** Of MB. What it has just made is looked through often: left alone it takes twice the memory for the same paper. */
const HEAP = ['--max-old-space-size=320', '--max-semi-space-size=8'];
const LOOK_EVERY_MS = 50;
const PAGE_BYTES = 4_096;
const GONE = Symbol('the process has ended');
/** Of the clock in which Linux tells what a process has used. */
const TICK_MS = 10;

/** One process that prints one paper after the other, behind everything else that this machine does. */
export class PrinterProcess {
  private readonly child: ChildProcess;
  private readonly gone: Promise<typeof GONE>;
  /** None where the process could not be begun. */
  private readonly paper: Socket | undefined;
  private pieces: Buffer[] = [];
  private length = 0;
  private beyond: Beyond | null = null;
  private held = 0;

  constructor(
    program: readonly string[],
    private readonly bounds: PaperBounds,
  ) {
    this.child = spawn(process.execPath, [...HEAP, ...program], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
      serialization: 'advanced',
      env: {},
    });
    // It may be dead before it has heard all.
    this.gone = new Promise((resolve) => {
      this.child.on('error', () => resolve(GONE)).on('exit', () => resolve(GONE));
    });
    this.paper = this.child.stdio?.[PAPER_PIPE] as Socket | undefined;
    this.paper?.on('data', (piece: Buffer) => this.take(piece)).on('error', () => this.end());
    if (this.child.pid) yieldProcessor(this.child.pid);
    this.rest();
  }

  get isAlive(): boolean {
    const { connected, exitCode, signalCode, killed } = this.child;
    return connected && exitCode === null && signalCode === null && !killed;
  }

  /** When somebody looked last, where the system says so. */
  get memoryBytes(): number {
    return this.held;
  }

  /** @throws what the items threw, or the reason for which whoever asked has left */
  async print(work: Work, leave: AbortSignal): Promise<Printed> {
    for (const each of [this.child, this.child.channel, this.paper]) each?.ref();
    const begun = await usedBy(this.child.pid);
    const watch = setInterval(() => void this.look(begun?.processorMs ?? 0), LOOK_EVERY_MS);
    const patience = setTimeout(() => this.end('seconds'), this.bounds.patienceMs);
    const left = () => this.end();
    leave.addEventListener('abort', left, { once: true });
    if (leave.aborted) left();
    try {
      const printed = await this.converse(work);
      leave.throwIfAborted();
      return this.endOf(printed);
    } finally {
      leave.removeEventListener('abort', left);
      clearInterval(watch);
      clearTimeout(patience);
      this.pieces = [];
      this.rest();
    }
  }

  end(because: Beyond | null = null): void {
    this.beyond ??= because;
    this.child.kill('SIGKILL');
  }

  /** What it still said when it was told to end counts no more. V8 ends itself where its heap is full. */
  private endOf(printed: Printed): Printed {
    if (this.beyond) return { end: 'beyond', bound: this.beyond };
    const isFull = printed.end === 'died' && this.child.signalCode === 'SIGABRT';
    return isFull ? { end: 'beyond', bound: 'memory' } : printed;
  }

  /** A process that prints nothing keeps nobody from ending. */
  private rest(): void {
    for (const each of [this.child, this.child.channel, this.paper]) each?.unref();
  }

  private async converse({ name, head, items }: Work): Promise<Printed> {
    if (!this.isAlive) return { end: 'died' };
    this.pieces = [];
    this.length = 0;
    const given = items[Symbol.asyncIterator]();
    let isGiving = false;
    const said: AsyncIterable<FromPrinter[]> = on(this.child, 'message', { close: ['close'] });
    this.tell({ kind: 'print', name, head });
    try {
      for await (const [message] of said) {
        if (message?.kind === 'next') {
          isGiving = true;
          // Whose items never come holds no turn: it ends with its process, which has a bound of time.
          const next = await Promise.race([given.next(), this.gone]);
          if (next === GONE) return { end: 'died' };
          isGiving = false;
          this.tell(toldOf(next));
        } else if (message) {
          const isWhole = await this.hasTaken(message.bytes);
          return isWhole ? printedOf(message, this.pieces) : { end: 'died' };
        }
      }
      return { end: 'died' };
    } catch (error) {
      // It waits for an item that nobody can give.
      this.end();
      throw error;
    } finally {
      const closed = Promise.resolve(given.return?.()).catch(() => undefined);
      if (!isGiving) await closed;
    }
  }

  private take(piece: Buffer): void {
    this.pieces.push(piece);
    this.length += piece.length;
    if (this.length > this.bounds.bytes) this.end('bytes');
  }

  /** When what it has written has come, also of what is of no use: the next paper begins behind it. */
  private async hasTaken(bytes: number): Promise<boolean> {
    while (this.paper && this.length < bytes)
      if ((await Promise.race([once(this.paper, 'data'), this.gone])) === GONE) return false;
    return true;
  }

  private tell(message: ToPrinter): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private async look(begunMs: number): Promise<void> {
    const used = await usedBy(this.child.pid);
    if (!used) return;
    this.held = used.memoryBytes;
    if (used.memoryBytes > this.bounds.memoryBytes) this.end('memory');
    if (used.processorMs - begunMs > this.bounds.processorMs) this.end('seconds');
  }
}

function printedOf(ending: Ending, pieces: Pieces): Printed {
  if ('message' in ending) return { end: ending.kind, message: ending.message };
  return ending.kind === 'done' ? { end: 'printed', pieces } : { end: 'beyond', bound: 'pages' };
}

function toldOf(next: IteratorResult<unknown, unknown>): ToPrinter {
  return next.done ? { kind: 'end' } : { kind: 'item', item: next.value };
}

/** Whoever waits for an answer goes before whoever waits for a paper. */
function yieldProcessor(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this system does not let it: then it prints as everything else runs.
  }
}

/** Where the system says so; elsewhere the bounds of its heap and of patience have to do. */
async function usedBy(pid = 0): Promise<Readonly<{ memoryBytes: number; processorMs: number }> | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name, in brackets, may hold blanks.
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, pages = 0] = [fields?.[11], fields?.[12], fields?.[21]];
  return fields ? { memoryBytes: pages * PAGE_BYTES, processorMs: (user + system) * TICK_MS } : null;
}
