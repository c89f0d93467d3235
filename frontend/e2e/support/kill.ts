import type { Page } from '@playwright/test';

/** The process of the tab ends as it stands. */
export async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: 20_000 });
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
