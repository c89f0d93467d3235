import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = 'read-table.js';

/** Does `work`; beside what came of it the most memory, in bytes, that a process of ours which reads a file has held. */
export async function withReaderPeak<T>(work: () => Promise<T>): Promise<{ result: T; peakBytes: number }> {
  const ended = new AbortController();
  const watched = watchUntil(ended.signal);
  const result = await work().finally(() => ended.abort());
  return { result, peakBytes: await watched };
}

async function watchUntil(ended: AbortSignal): Promise<number> {
  let peak = 0;
  while (!ended.aborted) {
    peak = Math.max(peak, ...(await Promise.all((await readers()).map(peakOf))));
    await pause(10);
  }
  return peak;
}

/** The product is begun by this process, and begins them. */
async function readers(): Promise<string[]> {
  const products = await childrenOf(String(process.pid));
  const begun = (await Promise.all(products.map(childrenOf))).flat();
  const commands = await Promise.all(begun.map((pid) => textOf(`/proc/${pid}/cmdline`)));
  return begun.filter((_, at) => commands[at]?.includes(PROGRAM));
}

async function childrenOf(pid: string): Promise<string[]> {
  const listed = await textOf(`/proc/${pid}/task/${pid}/children`);
  return listed.split(' ').filter((child) => child !== '');
}

async function peakOf(pid: string): Promise<number> {
  const status = await textOf(`/proc/${pid}/status`);
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Empty once the process has ended. */
function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
