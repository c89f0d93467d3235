import { setTimeout as delay } from 'node:timers/promises';

const BETWEEN_TRIES_MS = 30;

/** Resolves at the first answer below 500; rejects when `ended` aborts. */
export async function untilAnswering(url: string, ended: AbortSignal): Promise<void> {
  while (!(await isAnswering(url))) await delay(BETWEEN_TRIES_MS, undefined, { signal: ended });
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
