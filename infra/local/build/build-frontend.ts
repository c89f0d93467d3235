import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BACKEND_SOURCE, CHECKOUT, FRONTEND } from '../checkout.ts';
import { CONTRACT_FILES } from '../contract/contract-files.ts';
import { StartFailure } from '../supervision/start-failure.ts';
import { whileBuilding } from './build-lock.ts';

const VITE = join(CHECKOUT, 'node_modules/vite/bin/vite.js');
const STAMP_FILE = join(FRONTEND, 'dist/.stamp');
/** Of the backend, what the front end imports as `@rules`. */
const RULE = /[\\/](?:domain|calendar)[\\/][^\\/]+$/;
const NOT_BUILT_FROM = ['dist', 'e2e', 'node_modules', 'test-results'];

/** Builds when anything changed since the last build. A production build drops the developer pages. */
export function buildFrontend({ production }: { production: boolean }): Promise<void> {
  return whileBuilding('frontend', () => build(production ? 'production' : 'development'));
}

async function build(mode: string): Promise<void> {
  const stamp = `${mode} ${await sourceHash()}`;
  if ((await readFile(STAMP_FILE, 'utf8').catch(() => '')) === stamp) return;
  await runVite(mode);
  await writeFile(STAMP_FILE, stamp);
}

async function sourceHash(): Promise<string> {
  const top = await readdir(FRONTEND, { withFileTypes: true });
  const folders = top.filter((entry) => entry.isDirectory() && !NOT_BUILT_FROM.includes(entry.name));
  const files = top.filter((entry) => entry.isFile()).map((entry) => join(FRONTEND, entry.name));
  const nested = await Promise.all(folders.map((folder) => filesUnder(join(FRONTEND, folder.name))));
  const rules = (await filesUnder(BACKEND_SOURCE)).filter((file) => RULE.test(file));
  const beside = [join(CHECKOUT, 'package-lock.json'), CONTRACT_FILES.openapi, ...rules];
  const all = [...files, ...nested.flat(), ...beside].sort();
  const stamps = await Promise.all(all.map(async (file) => `${file} ${(await stat(file)).mtimeMs}`));
  return createHash('sha256').update(stamps.join('\n')).digest('hex');
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = entries.filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name));
  return sources.map((entry) => join(entry.parentPath, entry.name));
}

async function runVite(mode: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = promisify(execFile)(
    process.execPath,
    [VITE, 'build', FRONTEND, '--mode', mode, '--configLoader', 'runner'],
    { env },
  );
  await build.catch((error) => {
    throw new StartFailure(`The frontend build failed:\n${error.stdout}${error.stderr}`);
  });
}
