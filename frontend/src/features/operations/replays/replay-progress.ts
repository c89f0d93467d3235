import type { components } from '../../../api/schema';

type Replay = components['schemas']['ReplayDto'];
type ReplayItem = components['schemas']['ReplayItemDto'];
type Counted = Replay['counts'][number];

/** Of events that may still come to an end: after a replay was cancelled what was queued runs on. */
export function isOpen({ state }: Pick<ReplayItem | Counted, 'state'>): boolean {
  return state === 'waiting' || state === 'queued';
}

/** How many events have come to an end, whichever. */
export function settledCount({ counts }: Pick<Replay, 'counts'>): number {
  return counts.filter((counted) => !isOpen(counted)).reduce((sum, { count }) => sum + count, 0);
}

/** Pages of items as they stand after those changed; what is on none of the pages is left out. */
export function withChanged<Page extends { items: readonly ReplayItem[] }>(
  pages: readonly Page[],
  changed: readonly ReplayItem[],
): Page[] {
  const news = new Map(changed.map((item) => [item.position, item]));
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => news.get(item.position) ?? item),
  }));
}

export function isGoingOn({ state, counts }: Pick<Replay, 'state' | 'counts'>): boolean {
  return state === 'running' || counts.some((counted) => isOpen(counted) && counted.count > 0);
}
