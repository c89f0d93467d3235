import { expect, type Page } from '@playwright/test';

/** The worker answers for the page, and has all that the working day needs; one whose files did not all come is tried again by the next page. */
export async function untilInstalled(page: Page): Promise<void> {
  // Asked of whichever document stands there: a page may still be on its way to another.
  const isThere = () =>
    page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
  await expect(() =>
    isThere().catch(async (failure) => {
      await page.reload();
      throw failure;
    }),
  ).toPass({ timeout: 90_000 });
}
