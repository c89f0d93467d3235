import type { Page } from '@playwright/test';
import { systemNow } from './today';

/** Of a part that cannot be fetched the page at `path` is loaded anew, once: here it has been. */
export async function loadedAnew(page: Page, path: string): Promise<void> {
  const guard = { path, expires: systemNow() + 60_000 };
  await page.addInitScript((it) => sessionStorage.setItem('app:reload', JSON.stringify(it)), guard);
}
