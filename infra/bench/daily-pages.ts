import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { buildFrontend } from '../local/build/build-frontend.ts';
import { seedOnce } from '../local/product/demo-seed.ts';
import { freePort } from '../local/product/ports.ts';
import { startProduct } from '../local/product/product-part.ts';
import { startServices } from '../local/product/services.ts';
import type { Stack } from '../local/product/stack.ts';
import { withStack } from '../local/product/with-stack.ts';
import { findChromium } from '../local/steps/chromium.ts';
import { runToExit } from '../local/supervision/start-failure.ts';
import { benchEnvironment } from './bench-environment.ts';
import { median } from './median.ts';
import { startNginx } from './nginx.ts';
import { askTwice, BYTES_PER_MS, newPhone, PHONE_ARGS, signInOnPhone, slowDown } from './phone.ts';

/** `content`: what somebody opened the page for. */
const PAGES = [
  // A week of 25 lessons.
  { path: '/rph?minggu=2026-09-21&paparan=minggu', content: 'main li[data-row]' },
  { path: '/dashboard', content: 'main h2' },
  { path: '/bina-rph', content: 'main details' },
  { path: '/jadual-mengajar', content: 'main li a, main td a, main [data-cell], main table td' },
  { path: '/refleksi', content: 'main li' },
  { path: '/murid', content: 'main li, main td' },
] as const;
const ROUNDS = 3;
const SETTLED_MS = 2_500;
const PATIENCE_MS = 40_000;

/** How a page is come to, and the trips that nobody can do without: the document; what it names, its questions among
 * it; in the morning the leave to refresh at another host, and the refresh. */
const VISITS = {
  'token of an hour ago': { trips: 4, goal: 3_100 },
  'empty cache': { trips: 2, goal: 2_500 },
  again: { trips: 2, goal: 1_200 },
} as const;
type Visit = keyof typeof VISITS;

/** Milliseconds from the beginning of the document; requests and bytes up to the content. */
type Seen = Readonly<{ painted: number; content: number; requests: number; bytes: number }>;
type Measured = Seen & Readonly<{ floor: number }>;

type Line = Readonly<{ name: string; school: string; args: readonly string[] }>;

/** `npm run daily-pages [-- /rph ...]`: what a teacher waits for on a slow phone, beside the floor of the same line. */
async function dailyPages(): Promise<number> {
  const environment = await benchEnvironment();
  const tlsPort = await freePort();
  Object.assign(process.env, environment);
  const code = await withStack((stack) => measureAll(stack, tlsPort));
  if (code === 0) await rm(environment.DATA_DIR, { recursive: true });
  return code;
}

async function measureAll(stack: Stack, tlsPort: number): Promise<void> {
  const { environment, hostedBackend } = await startServices(stack);
  await Promise.all([hostedBackend.answering, buildFrontend(stack.settings)]);
  await seedOnce(stack, environment);
  const { port, dataDir } = stack.settings;
  const plain = await startProduct(stack, { ...environment, APP_MODE: 'test' }, port);
  console.log(`| ${TITLES.join(' | ')} |\n|${' --- |'.repeat(TITLES.length)}`);
  await measureOn({ name: 'HTTP/1.1', school: `http://aba1001.localhost:${port}`, args: [] });
  await stack.supervisor.remove(plain);
  const BASE_DOMAIN = `localhost:${tlsPort}`;
  const behind = await startProduct(stack, { ...environment, APP_MODE: 'test', BASE_DOMAIN }, port);
  const nginx = await startNginx(join(dataDir, 'nginx'), tlsPort, port);
  const believed = `--ignore-certificate-errors-spki-list=${nginx.keyHash}`;
  try {
    await measureOn({ name: 'HTTP/2', school: `https://aba1001.localhost:${tlsPort}`, args: [believed] });
  } finally {
    await nginx.stop();
    await stack.supervisor.remove(behind);
  }
}

async function measureOn(line: Line): Promise<void> {
  const wanted = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...PHONE_ARGS, ...line.args],
  });
  try {
    let kept = await stateOfSignedIn(browser, line.school);
    for (const page of PAGES) {
      if (wanted.length > 0 && !wanted.some((path) => page.path.startsWith(path))) continue;
      const seen: Record<Visit, Measured[]> = { 'token of an hour ago': [], 'empty cache': [], again: [] };
      for (let round = 0; round < ROUNDS; round += 1) kept = await visit(browser, line, page, kept, seen);
      for (const how of Object.keys(VISITS) as Visit[]) console.log(rowOf(line, page.path, how, seen[how]));
    }
  } finally {
    await browser.close();
  }
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function stateOfSignedIn(browser: Browser, school: string): Promise<State> {
  const context = await newPhone(browser, school);
  await signInOnPhone(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return state;
}

/** In the morning first: what that refreshes is fresh for the others. */
async function visit(
  browser: Browser,
  { school }: Line,
  { path, content }: (typeof PAGES)[number],
  kept: State,
  seen: Record<Visit, Measured[]>,
): Promise<State> {
  const morning = await newPhone(browser, school, agedByAnHour(kept));
  seen['token of an hour ago'].push(await open(morning, path, content, 'token of an hour ago'));
  const fresh = await morning.storageState();
  await morning.close();
  const day = await newPhone(browser, school, fresh);
  seen['empty cache'].push(await open(day, path, content, 'empty cache'));
  seen.again.push(await open(day, path, content, 'again'));
  await day.close();
  return fresh;
}

async function open(context: BrowserContext, path: string, content: string, how: Visit): Promise<Measured> {
  const page = await context.newPage();
  await page.addInitScript(watchFor(content));
  await slowDown(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'contentAt' in globalThis, undefined, { timeout: PATIENCE_MS });
  // What was asked for before the content is told of once it has come.
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<Seen>(WHAT_WAS_SEEN);
  const trip = (await askTwice(page)) / 2;
  await page.close();
  return { ...seen, floor: VISITS[how].trips * trip + seen.bytes / BYTES_PER_MS };
}

/** In the page: writes down when what it was opened for has been painted. */
const watchFor = (content: string) => `
  performance.setResourceTimingBufferSize(1_000);
  const watch = new MutationObserver(() => {
    if (!document.querySelector(${JSON.stringify(content)})) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.contentAt = performance.now(); }));
  });
  watch.observe(document, { childList: true, subtree: true });`;

/** In the page, once it rests. What the cache had is no request; what has not come yet has no size. */
const WHAT_WAS_SEEN = `(() => {
  const content = window.contentAt;
  const timings = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const before = timings.filter(({ startTime }) => startTime < content);
  const isSent = ({ transferSize, deliveryType, name }) =>
    transferSize > 0 || (deliveryType !== 'cache' && !name.startsWith(location.origin));
  const come = before.filter(({ responseEnd }) => responseEnd <= content);
  return {
    painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    content,
    requests: before.filter(isSent).length,
    bytes: come.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
})()`;

/** The session as it stands on a device that was closed an hour before its token ended. */
function agedByAnHour({ cookies, origins }: State): State {
  const parts = cookies.filter(({ name }) => /rekod-session(?:\.\d+)?$/.test(name)).sort(byName);
  const kept = Buffer.from(
    parts
      .map(({ value }) => value)
      .join('')
      .replace('base64-', ''),
    'base64url',
  );
  const session = JSON.parse(kept.toString('utf8'));
  const aged = JSON.stringify({ ...session, expires_at: Math.round(Date.now() / 1_000) - 3_600 });
  let rest = `base64-${Buffer.from(aged).toString('base64url')}`;
  const written = new Map<string, string>();
  for (const [at, { name, value }] of parts.entries()) {
    const length = at === parts.length - 1 ? rest.length : value.length;
    written.set(name, rest.slice(0, length));
    rest = rest.slice(length);
  }
  return {
    origins,
    cookies: cookies.map((cookie) => ({ ...cookie, value: written.get(cookie.name) ?? cookie.value })),
  };
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

const TITLES = ['line', 'page', 'visit', 'painted', 'content', 'range', 'floor', 'requests', 'kB', 'goal'];

function rowOf({ name }: Line, path: string, how: Visit, seen: readonly Measured[]): string {
  const of = (what: keyof Measured) => median(seen.map((each) => each[what])).toFixed(0);
  const times = seen
    .map(({ content }) => content.toFixed(0))
    .sort((one, other) => Number(one) - Number(other));
  const kB = (median(seen.map(({ bytes }) => bytes)) / 1_000).toFixed(0);
  const [page] = path.split('?');
  const { goal } = VISITS[how];
  const cells = [
    name,
    page,
    how,
    of('painted'),
    of('content'),
    `${times[0]} .. ${times.at(-1)}`,
    of('floor'),
  ];
  return `| ${[...cells, of('requests'), kB, `<= ${goal} ms`].join(' | ')} |`;
}

await runToExit(dailyPages);
