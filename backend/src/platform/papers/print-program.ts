import { once } from 'node:events';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import {
  BeyondPages,
  type Ending,
  type FromPrinter,
  PAPER_PIPE,
  type Printer,
  PrintingRefused,
  type ToPrinter,
} from './printing.js';

/** Prints one thing after the other for the process that has begun this one, and ends with it. */
export function runPrinters(printers: readonly Printer[]): void {
  const known = new Map(printers.map((each) => [each.name, each]));
  const paper = new Socket({ fd: PAPER_PIPE, readable: false }).on('error', () => process.exit());
  process.on('disconnect', () => process.exit());
  process.on('message', async (message: ToPrinter) => {
    if (message.kind !== 'print') return;
    const begun = paper.bytesWritten;
    const ending = await print(known.get(message.name), message.head, paper);
    await tell({ ...ending, bytes: paper.bytesWritten - begun });
  });
}

async function print(chosen: Printer | undefined, head: unknown, paper: Socket): Promise<Ending> {
  try {
    if (!chosen) throw new Error('No printer has this name.');
    for await (const bytes of await chosen.print(head, items())) await write(paper, bytes);
    return { kind: 'done' };
  } catch (problem) {
    if (problem instanceof BeyondPages) return { kind: 'beyond pages' };
    const isRefused = problem instanceof PrintingRefused;
    const message = problem instanceof Error ? (!isRefused && problem.stack) || problem.message : 'unknown';
    return { kind: isRefused ? 'refused' : 'failed', message };
  }
}

/** Resolves when it has been taken over: no more of a paper is made than somebody reads. */
function write(paper: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    paper.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function* items(): AsyncIterable<unknown> {
  for (;;) {
    const heard = once(process, 'message');
    await tell({ kind: 'next' });
    const [message]: ToPrinter[] = await heard;
    if (message?.kind !== 'item') return;
    yield message.item;
    await setImmediate();
  }
}

/** Resolves when it has been handed over. */
function tell(message: FromPrinter): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });
}
