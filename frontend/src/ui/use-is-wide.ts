import { useSyncExternalStore } from 'react';

/** Of the screen: paper is narrower, and what is being written must not go while it is printed. */
function screenFrom(width: string) {
  const condition = `(width >= ${width})`;
  let was: boolean | undefined;

  function watch(listener: () => void): () => void {
    const query = window.matchMedia(condition);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }

  function is(): boolean {
    if (was === undefined || !window.matchMedia('print').matches) was = window.matchMedia(condition).matches;
    return was;
  }

  return { is, use: () => useSyncExternalStore(watch, is) };
}

/** From here on a panel has room beside the page; below it is a sheet. */
const wide = screenFrom('1100px');

/** From here on the rail stands beside the page, as the styles have it. */
const withRail = screenFrom('64rem');

/** From here on more than one thing stands beside another, as the styles have it. */
const roomy = screenFrom('40rem');

export const isScreenWide = wide.is;

/** Whether what is chosen in a list is shown beside it. */
export const useIsWide = wide.use;

/** Whether the rail is drawn: on phones it would only be hidden. */
export const useHasRail = withRail.use;

/** Whether a page shows one thing at a time. */
export const useIsPhone = () => !roomy.use();
