import { whilePrefetching } from './prefetching';

/** Fetches one part of the application. */
export type Fetch = () => Promise<unknown>;

/** What of the browser decides. */
type Surroundings = {
  connection?: { saveData?: boolean };
  requestIdleCallback?: (act: () => void, options: { timeout: number }) => unknown;
};

/** One after another, each when the browser has nothing to do, so that none stands in the way of what the person asks
 * for. Whoever pays for every megabyte asks browsers to fetch nothing that was not opened. */
export function prefetchWhenIdle(parts: readonly Fetch[], browser: Surroundings): void {
  if (browser.connection?.saveData === true) return;
  const whenIdle = browser.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  const rest = () => new Promise<void>((resolve) => whenIdle(resolve, { timeout: 2_000 }));
  void fetchInTurn(parts, rest);
}

async function fetchInTurn(parts: readonly Fetch[], rest: () => Promise<void>): Promise<void> {
  for (const fetchPart of parts) {
    await rest();
    await whilePrefetching(async () => void (await Promise.allSettled([fetchPart()])));
  }
}
