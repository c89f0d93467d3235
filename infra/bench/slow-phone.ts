import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { startProduct } from '../local/product/product-part.ts';
import { findChromium } from '../local/steps/chromium.ts';
import { interleave, type Pair } from './interleave.ts';
import { askTwice, newPhone, PHONE_ARGS, signInOnPhone, slowDown } from './phone.ts';
import type { Bench } from './product.ts';
import { durationRow, type Row } from './row.ts';

/** 25 lessons that the demo leaves unwritten. */
const WEEK = '2026-09-21';
const ROUNDS = 5;
const SETTLED_MS = 3_000;

/** Milliseconds from the beginning of a document. */
type Seen = Readonly<{ frame: number; content: number }>;

/**
 * A teacher's Sunday evening on a slow phone that has opened the page before: the week is opened and 25 drafts are made.
 * Beside it two empty replies on the same line, which nobody can do without.
 */
export async function slowPhone({ stack, environment }: Bench): Promise<Row[]> {
  const { port } = stack.settings;
  const part = await startProduct(stack, environment, port);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: PHONE_ARGS,
  });
  try {
    const school = `http://aba1001.localhost:${port}`;
    const page = await openPhone(await signedIn(browser, school));
    const pairs = await interleave(
      () => prepareWeek(page),
      () => askTwice(page),
    );
    return [
      durationRow({ name: 'week opened and 25 drafts made on a slow phone', goal: '<= 3000 ms' }, pairs),
      ...(await firstPage(browser, school)),
    ];
  } finally {
    await browser.close();
    await stack.supervisor.remove(part);
  }
}

/** What somebody sees of /dashboard when they have just signed in for the first time, and when they open it again. */
async function firstPage(browser: Browser, school: string): Promise<Row[]> {
  const seen: Record<'cold' | 'warm', Pair<Seen>[]> = { cold: [], warm: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await newPhone(browser, school);
    const page = await context.newPage();
    await slowDown(page);
    await signInOnPhone(page);
    const cold = await whatWasSeen(page);
    await page.reload({ waitUntil: 'commit' });
    const warm = await whatWasSeen(page);
    const empty = await askTwice(page);
    const reference = { frame: empty, content: empty };
    // The first warms up.
    if (round > 0) seen.cold.push({ ours: cold, reference });
    if (round > 0) seen.warm.push({ ours: warm, reference });
    await context.close();
  }
  return [
    seenRow('first page after sign-in, frame', seen.cold, 'frame', '<= 1000 ms'),
    seenRow('first page after sign-in, content', seen.cold, 'content', '<= 2500 ms'),
    seenRow('first page opened again, content', seen.warm, 'content', '<= 1000 ms'),
  ];
}

function seenRow(name: string, pairs: readonly Pair<Seen>[], what: keyof Seen, goal: string): Row {
  const times = pairs.map(({ ours, reference }) => ({ ours: ours[what], reference: reference[what] }));
  return durationRow({ name: `${name} on a slow phone`, goal }, times);
}

/** In the page: its first and its largest paint. */
const PAINTS = `new Promise((resolve) => {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  new PerformanceObserver((list) =>
    resolve({ frame: first.startTime, content: list.getEntries().at(-1).startTime }),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Of the open document, once its words have come. */
async function whatWasSeen(page: Page): Promise<Seen> {
  await page.getByRole('heading', { name: 'Hari ini' }).first().waitFor();
  // The stream never rests: what is painted larger after this is not what somebody waited for.
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate<Seen>(PAINTS);
}

async function signedIn(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await newPhone(browser, baseURL);
  const page = await context.newPage();
  await signInOnPhone(page);
  await page.close();
  return context;
}

async function openPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  await slowDown(page);
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
  await page.getByText('25 rancangan belum ditulis').waitFor();
  return took;
}
