import { pages, tiles } from './pages';
import { whilePrefetching } from './prefetching';

type Connection = { saveData?: boolean };

/** Whoever pays for every megabyte asks browsers to fetch nothing that was not opened. */
function savesData(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

/** One after another, so that none stands in the way of what the person asks for. */
async function fetchPages(): Promise<void> {
  for (const { isDaily, load, loader } of pages) if (isDaily) await Promise.allSettled([load(), loader?.()]);
  for (const { isForAdministrators, load } of tiles)
    if (!isForAdministrators) await Promise.allSettled([load()]);
}

/** What is most likely opened next, when the browser has nothing to do: whoever loses the network while writing still
 * finds the way around. */
export function prefetchDailyPages(): void {
  if (savesData()) return;
  const whenIdle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
  whenIdle(() => void whilePrefetching(fetchPages), { timeout: 2_000 });
}
