import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 25;

/** Resolves once the question is answered with yes; the runner's own limit ends a wait in vain. */
export async function waitUntil(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await pause(POLL_MS);
}
