import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** The most memory, in bytes, that a process begun by this one has held while the work went on. */
export async function peakOfChildren(work: () => Promise<unknown>): Promise<number> {
  const ended = new AbortController();
  const watched = watchUntil(ended.signal);
  await work().finally(() => ended.abort());
  return watched;
}

async function watchUntil(ended: AbortSignal): Promise<number> {
  const earlier = new Set(await children());
  let peak = 0;
  while (!ended.aborted) {
    const begun = (await children()).filter((child) => !earlier.has(child));
    peak = Math.max(peak, ...(await Promise.all(begun.map(peakOf))));
    await pause(10);
  }
  return peak;
}

async function children(): Promise<string[]> {
  const listed = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  return listed.split(' ').filter((pid) => pid !== '');
}

async function peakOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
