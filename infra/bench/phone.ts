import type { Browser, BrowserContext, Page } from '@playwright/test';

/** 150 ms, 1.6 Mbit/s down, 0.75 up, as a phone has it at the edge of a town. */
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false };
/** Bytes that come in a millisecond. */
export const BYTES_PER_MS = LINE.downloadThroughput / 1_000;
/** As a cheap phone's beside this machine's: a quarter. */
const PROCESSOR = 4;

/** As Chromium is started for all of them. */
export const PHONE_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

type Kept = NonNullable<Parameters<Browser['newContext']>[0]>['storageState'];

/** With an empty cache. `storageState`: what it keeps of its person. */
export function newPhone(browser: Browser, baseURL: string, storageState?: Kept): Promise<BrowserContext> {
  return browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ locale: 'ms-MY', timezoneId: 'Asia/Kuala_Lumpur' },
    ...(storageState && { storageState }),
  });
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
}

/** Through the form, up to the first page. */
export async function signInOnPhone(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mel').fill('guru@aba1001.test');
  await page.getByLabel('Kata laluan', { exact: true }).fill('Cikgu#2026');
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await page.waitForURL('**/dashboard');
}

/** Milliseconds of two empty replies, one after the other, on the same line. */
export async function askTwice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const begunAt = performance.now();
    for (const path of ['/api/health/live', '/api/health/live']) await (await fetch(path)).text();
    return performance.now() - begunAt;
  });
}
