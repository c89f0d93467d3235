import { useSyncExternalStore } from 'react';

/** From here on a panel has room beside the page; below it is a sheet. */
const wide = '(width >= 1100px)';

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether what is chosen in a list is shown beside it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => window.matchMedia(wide).matches);
}
