import { type ComponentType, lazy } from 'react';
import { firstPagePainted } from './drawn';

/** What the frame fetches behind itself. */
export const fetchLater = () => firstPagePainted.then(() => import('./frame-later'));

/** A part of that, and what stands there until the end where it does not come. */
export function behind<Props>(
  part: (later: Awaited<ReturnType<typeof fetchLater>>) => ComponentType<Props>,
  without: ComponentType<Props>,
) {
  return lazy(() =>
    fetchLater().then(
      (later) => ({ default: part(later) }),
      () => ({ default: without }),
    ),
  );
}
