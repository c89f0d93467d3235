import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { BeyondPages, type FromPrinter, type Printer, PrintingRefused, type ToPrinter } from './printing.js';

/** Small enough that whoever receives them does nothing else for a moment only. */
const MOST_AT_ONCE = 256 * 1024;

/** Prints one thing after the other for the process that has begun this one, and ends with it. */
export function runPrinters(printers: readonly Printer[]): void {
  const known = new Map(printers.map((each) => [each.name, each]));
  process.on('disconnect', () => process.exit());
  process.on('message', (message: ToPrinter) => {
    if (message.kind === 'print') void print(known.get(message.name), message.head);
  });
}

async function print(chosen: Printer | undefined, head: unknown): Promise<void> {
  try {
    if (!chosen) throw new Error('No printer has this name.');
    for await (const bytes of await chosen.print(head, items()))
      for (let at = 0; at < bytes.length; at += MOST_AT_ONCE)
        await tell({ kind: 'bytes', bytes: bytes.subarray(at, at + MOST_AT_ONCE) });
    await tell({ kind: 'done' });
  } catch (problem) {
    if (problem instanceof BeyondPages) return tell({ kind: 'beyond pages' });
    const isRefused = problem instanceof PrintingRefused;
    const message = problem instanceof Error ? (!isRefused && problem.stack) || problem.message : 'unknown';
    await tell({ kind: isRefused ? 'refused' : 'failed', message });
  }
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
