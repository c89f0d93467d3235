import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;

/** Asks again and again until told to stop; resolves to the milliseconds of each answer. Each must be 200. */
export async function latenciesUntil(
  over: AbortSignal,
  ask: () => Promise<{ status: number }>,
): Promise<number[]> {
  const latencies: number[] = [];
  while (!over.aborted) {
    const asked = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`The API answered ${status}.`);
    latencies.push(performance.now() - asked);
    await pause(EVERY_MS);
  }
  return latencies;
}

/** "p50 3, p99 20 ms". */
export function told(latencies: readonly number[]): string {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)} ms`;
}
