import { launch, type Page } from 'puppeteer-core';
import type { Driver, Look } from './driver';

/** As the preferences of Firefox have it: 0 always, 2 never what the page asks for. */
const preferencesOf = ({ isDark, usesOwnColours }: Look) => ({
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  'browser.display.document_color_use': usesOwnColours ? 2 : 0,
  'intl.accept_languages': 'ms-MY',
});

/** Firefox speaks WebDriver BiDi itself: Playwright drives only builds of its own. */
export async function startFirefox(executablePath: string, look: Look): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferencesOf(look),
    defaultViewport: { width: 1024, height: 730 },
  });
  const page: Page = await browser.newPage();
  return {
    // A page that sends its visitor on does so before all of it has loaded, and Firefox calls that aborted.
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
