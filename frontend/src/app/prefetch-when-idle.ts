import { whilePrefetching } from './prefetching';

/** Fetches one part of the application. */
export type Fetch = () => Promise<unknown>;

/** What of the browser decides. */
type Surroundings = {
  connection?: { saveData?: boolean };
  requestIdleCallback?: (act: () => void, options: { timeout: number }) => unknown;
};

/** When the browser has nothing to do, one after another, so that none stands in the way of what the person asks for.
 * Whoever pays for every megabyte asks browsers to fetch nothing that was not opened. */
export function prefetchWhenIdle(parts: readonly Fetch[], browser: Surroundings): void {
  if (browser.connection?.saveData === true) return;
  const whenIdle = browser.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  whenIdle(() => void whilePrefetching(() => fetchAll(parts)), { timeout: 2_000 });
}

async function fetchAll(parts: readonly Fetch[]): Promise<void> {
  for (const fetchPart of parts) await Promise.allSettled([fetchPart()]);
}
