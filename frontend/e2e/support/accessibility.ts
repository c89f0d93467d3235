import { expect, type Page, test } from '@playwright/test';
import axeCore from 'axe-core';
import { pastTheEdge } from './past-the-edge';

declare global {
  /** In a page that was looked at before. */
  var axe: typeof axeCore | undefined;
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No finding of axe at WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Before that there is no page to look at.
  await expect(page.locator('main')).toBeVisible();
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(axeCore.source);
  expect(await findings(page)).toEqual([]);
}

/** Within the page: a builder would put axe into it anew for each look, and read the results in a second page. */
function findings(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async (tags) => {
    // Half-way from one theme to the other, or into the page, an element has colours of neither; what is inside it
    // follows a frame later.
    const isPassing = (change: Animation) =>
      change.playState === 'running' && change.effect?.getComputedTiming().endTime !== Infinity;
    for (let frame = 0; frame < 60; frame++) {
      // A page behind another one draws no frames.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 50)),
      ]);
      if (!document.getAnimations().some(isPassing)) break;
    }
    const seen = await globalThis.axe?.run({ runOnly: tags, resultTypes: ['violations'] });
    return seen?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  }, rules);
}

async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** A page is read downwards alone: at 320 pixels, and with text twice as large (WCAG 1.4.10 and 1.4.4). */
export async function expectToReflow(page: Page): Promise<void> {
  for (const { width, text } of [
    { width: 320, text: '100%' },
    { width: 640, text: '200%' },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    expect(await page.evaluate(pastTheEdge), `${width} pixels, text of ${text}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
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
const isEachLookedAt = process.env.A11Y === 'all';

/** How often a page was looked at. */
const looked = new WeakMap<Page, number>();

/**
 * Each theme and each width once: nothing stands over the edge. Axe, which takes longest, looks on a phone in the dark,
 * and when it comes again on a desk by day, in turn; `npm run a11y` has it look at each in each.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const times = (looked.get(page) ?? 0) + 1;
  looked.set(page, times);
  const ofAxe = acrossLooks[times % acrossLooks.length];
  for (const look of isEachLookedAt ? looks : acrossLooks)
    await test.step(`${look.width} pixels, ${look.colorScheme}`, async () => {
      await page.setViewportSize({ width: look.width, height: 800 });
      await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', look.colorScheme);
      await expectNoHorizontalOverflow(page);
      if (isEachLookedAt || look === ofAxe) await expectAccessible(page);
    });
}
