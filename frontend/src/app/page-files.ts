import { tilesOf } from '../school/tiles';
import type { Page } from '../site/page';
import type { Fetch } from './prefetch-when-idle';

/** What a page is made of, each to be fetched: its own files, and its tiles as far as everybody sees them. */
export function filesOf({ path, load, loader }: Page): Fetch[] {
  return [load, ...(loader ? [loader] : []), ...tilesOf(path, null).map((tile) => tile.load)];
}

/** Of the page that an address opens, where it has nothing to be filled in: before the router, which asks the checks
 * first, finds it. */
export function fetchPageAt(address: string, pages: readonly Page[]): void {
  const page = pages.find(({ path }) => path === address);
  for (const fetchFile of page ? filesOf(page) : []) fetchFile().catch(() => undefined);
}
