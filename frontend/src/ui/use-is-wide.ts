import { useSyncExternalStore } from 'react';

/** From here on a panel has room beside the page; below it is a sheet. */
const wide = '(width >= 1100px)';

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

let wasWide: boolean | undefined;

/** Of the screen: paper is narrower, and what is being written must not go while it is printed. */
export function isScreenWide(): boolean {
  if (wasWide === undefined || !window.matchMedia('print').matches) wasWide = window.matchMedia(wide).matches;
  return wasWide;
}

/** Whether what is chosen in a list is shown beside it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, isScreenWide);
}
