import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { startProduct } from '../local/product/product-part.ts';
import { findChromium } from '../local/steps/chromium.ts';
import { interleave } from './interleave.ts';
import type { Bench } from './product.ts';
import { durationRow, type Row } from './row.ts';

/** 25 lessons that the demo leaves unwritten. */
const WEEK = '2026-09-21';
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false };
const PROCESSOR = 4;

/**
 * A teacher's Sunday evening on a slow phone that has opened the page before: the week is opened and 25 drafts are made.
 * Beside it two empty replies on the same line, which nobody can do without.
 */
export async function slowPhone({ stack, environment }: Bench): Promise<Row[]> {
  const { port } = stack.settings;
  const part = await startProduct(stack, environment, port);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await openPhone(await signedIn(browser, `http://aba1001.localhost:${port}`));
    const pairs = await interleave(
      () => prepareWeek(page),
      () => askTwice(page),
    );
    return [
      durationRow({ name: 'week opened and 25 drafts made on a slow phone', goal: '<= 3000 ms' }, pairs),
    ];
  } finally {
    await browser.close();
    await stack.supervisor.remove(part);
  }
}

async function signedIn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ...{ locale: 'ms-MY', timezoneId: 'Asia/Kuala_Lumpur' },
  });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.getByLabel('E-mel').fill('guru@aba1001.test');
  await page.getByLabel('Kata laluan', { exact: true }).fill('Cikgu#2026');
  await page.getByRole('button', { name: 'Log masuk' }).click();
  await page.waitForURL('**/dashboard');
  await page.close();
  return context;
}

async function openPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  return page;
}

/** In milliseconds, from the address to the drafts. Taking back is not counted. */
async function prepareWeek(page: Page): Promise<number> {
  const begunAt = performance.now();
  await page.goto(`/rph?minggu=${WEEK}&paparan=minggu`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sediakan minggu' }).tap();
  await page.getByText('25 draf disediakan').waitFor();
  const took = performance.now() - begunAt;
  await page.getByRole('button', { name: 'Buat asal' }).tap();
  await page.getByText('25 rancangan belum ditulis.').waitFor();
  return took;
}

async function askTwice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const begunAt = performance.now();
    for (const path of ['/api/health/live', '/api/health/live']) await (await fetch(path)).text();
    return performance.now() - begunAt;
  });
}
