import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No finding of axe at WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before that there is no page to look at.
  await expect(page.locator('main')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect(findings).toEqual([]);
}

async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

type Look = Readonly<{ width: 1280 | 390; colorScheme: 'light' | 'dark' }>;

const acrossLooks: readonly Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
];
const looks: readonly Look[] = [
  ...acrossLooks,
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
];

/** In both themes, on a wide screen and on a phone. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await expectAccessibleIn(page, looks);
}

/** Each theme and each width once, for pages of staff and developers; `npm run a11y` looks everywhere. */
export async function expectAccessibleAcross(page: Page): Promise<void> {
  await expectAccessibleIn(page, process.env.A11Y === 'all' ? looks : acrossLooks);
}

async function expectAccessibleIn(page: Page, chosen: readonly Look[]): Promise<void> {
  for (const { width, colorScheme } of chosen)
    await test.step(`${width} pixels, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectNoHorizontalOverflow(page);
      await expectAccessible(page);
    });
}
