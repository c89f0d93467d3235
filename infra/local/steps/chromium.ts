import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHECKOUT } from '../checkout.ts';

/** The shell first: the same engine without the browser's own windows, which took two fifths of the time of a journey. */
const INSTALLED = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);
const CACHE = join(CHECKOUT, 'node_modules/.cache/chromium');
const FROM_NPM = '@sparticuz/chromium@153.0.0';

/** CHROMIUM_PATH, the system's Chromium, or one from npm. Undefined where none can be had. */
export async function findChromium(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return INSTALLED.find((path) => existsSync(path)) ?? (await chromiumFromNpm().catch(() => undefined));
}

async function chromiumFromNpm(): Promise<string> {
  const entry = join(CACHE, 'package.json');
  if (!existsSync(join(CACHE, 'node_modules/@sparticuz/chromium'))) fetchFromNpm();
  const resolved = createRequire(entry).resolve('@sparticuz/chromium');
  const { default: chromium } = await import(pathToFileURL(resolved).href);
  return chromium.executablePath();
}

function fetchFromNpm(): void {
  console.log('No Chromium on this machine: fetching one from npm ...');
  mkdirSync(CACHE, { recursive: true });
  const npm = process.env.npm_execpath;
  const install = ['install', '--no-save', '--prefix', CACHE, FROM_NPM];
  if (npm === undefined) execFileSync('npm', install, { stdio: 'inherit' });
  else execFileSync(process.execPath, [npm, ...install], { stdio: 'inherit' });
}
