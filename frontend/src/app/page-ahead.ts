import { queryClient } from '../api/query-client';
import { currentSchoolQuery } from '../school/current-school';
import { knownState } from '../school/first-questions';
import { tilesOf } from '../school/tiles';
import type { Page } from '../site/page';
import type { Fetch } from './prefetch-when-idle';

/** The page that an address opens, where it has nothing to be filled in: before the router, which asks the checks first,
 * finds it. */
export function pageAt(address: string, pages: readonly Page[]): Page | undefined {
  return pages.find(({ path }) => path === address);
}

/** What a page is made of, each to be fetched: its own files, and its tiles as far as everybody sees them. */
export function filesOf({ path, load, loader }: Page): Fetch[] {
  return [load, ...(loader ? [loader] : []), ...tilesOf(path, null).map((tile) => tile.load)];
}

export function fetchPage(page: Page): void {
  for (const fetchFile of filesOf(page)) fetchFile().catch(() => undefined);
}

/** What the page and its tiles show first, asked for; who asks for it again finds it on its way. */
export async function askForPage(page: Page, search: URLSearchParams): Promise<void> {
  const { school, membership } = await queryClient.ensureQueryData(currentSchoolQuery());
  knownState.keep(school.state);
  const asking = [page, ...tilesOf(page.path, membership)];
  await Promise.allSettled(asking.map(({ fetch }) => fetch?.(school, search)));
}
