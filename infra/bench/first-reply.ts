import { setTimeout as delay } from 'node:timers/promises';

const BETWEEN_TRIES_MS = 5;
const PATIENCE_MS = 60_000;

/** Milliseconds from `startedAt` (performance.now()) until the address answers 200. */
export async function untilFirstReply(url: string, startedAt: number): Promise<number> {
  while (!(await isAnswering(url))) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`${url} never answered.`);
    await delay(BETWEEN_TRIES_MS);
  }
  return performance.now() - startedAt;
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
