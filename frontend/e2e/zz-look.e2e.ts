import { test } from '@playwright/test';
import { schoolOrigin } from './support/addresses';
import { openSignedIn } from './support/sign-in';
import { expectAccessible } from './support/accessibility';
const shots = (process.env.SHOTS ?? '').split(';').filter(Boolean).map((each) => each.split('|'));
for (const [name = '', who = '', path = '', size = '1280x800', theme = 'light'] of shots)
  test(name, async ({ page }) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme as 'dark' });
    await openSignedIn(page, schoolOrigin('aba1001') + path, `${who}@aba1001.test`);
    await page.locator('main table, main details').first().waitFor({ timeout: 30000 }); await page.waitForTimeout(3000);
    await page.screenshot({ path: `/tmp/screens/${name}.png` });
    if (process.env.AXE) await expectAccessible(page);
  });
