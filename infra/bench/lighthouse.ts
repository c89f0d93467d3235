import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildFrontend } from '../local/build/build-frontend.ts';
import { CHECKOUT } from '../local/checkout.ts';
import { startProduct } from '../local/product/product-part.ts';
import { startServices } from '../local/product/services.ts';
import type { Stack } from '../local/product/stack.ts';
import { withStack } from '../local/product/with-stack.ts';
import { findChromium } from '../local/steps/chromium.ts';
import { sideBySide } from '../local/supervision/side-by-side.ts';
import { runToExit, StartFailure } from '../local/supervision/start-failure.ts';
import { benchEnvironment } from './bench-environment.ts';

const LIGHTHOUSE = join(CHECKOUT, 'node_modules/lighthouse/cli/index.js');
const PAGES = ['/landing', '/pricing', '/terms', '/privacy'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = Readonly<{
  categories: Readonly<Record<(typeof CATEGORIES)[number], Readonly<{ score: number | null }>>>;
  audits: Readonly<Record<string, Readonly<{ displayValue?: string }>>>;
}>;

/** `npm run lighthouse`: the public pages of a production build on a phone, as Lighthouse simulates one. */
async function lighthouse(): Promise<number> {
  const environment = await benchEnvironment();
  Object.assign(process.env, environment, {
    APP_MODE: 'production',
    BASE_DOMAIN: `localhost:${environment.PORT}`,
    DATA_ENCRYPTION_KEY: 'only-for-this-run-only-for-this-run',
    IDENTITY_HASH_KEY: 'only-for-this-run-only-for-this-run',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  const code = await withStack(measure);
  if (code === 0) await rm(environment.DATA_DIR, { recursive: true });
  return code;
}

async function measure(stack: Stack): Promise<void> {
  const chromium = await findChromium();
  if (chromium === undefined) throw new StartFailure('There is no Chromium.');
  const [{ environment, hostedBackend }] = await sideBySide(
    startServices(stack),
    buildFrontend(stack.settings),
  );
  await hostedBackend.answering;
  await startProduct(stack, environment, stack.settings.port);
  console.log(`| page | ${CATEGORIES.join(' | ')} | first paint | LCP | shift |\n|${' --- |'.repeat(8)}`);
  for (const page of PAGES) {
    const report = await reportOf(`http://localhost:${stack.settings.port}${page}`, chromium, stack);
    console.log(rowOf(page, report));
  }
}

async function reportOf(url: string, chromium: string, { settings }: Stack): Promise<Report> {
  const file = join(settings.dataDir, 'lighthouse.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  await promisify(execFile)(
    process.execPath,
    [LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  return JSON.parse(await readFile(file, 'utf8'));
}

function rowOf(page: string, { categories, audits }: Report): string {
  const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100));
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'];
  return `| ${[page, ...scores, ...times.map((name) => audits[name]?.displayValue ?? '-')].join(' | ')} |`;
}

await runToExit(lighthouse);
