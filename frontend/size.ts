import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Prints the gzip size of what each page loads and fails when one is over its budget. 1 kB is 1,024 bytes. */

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };

const dist = join(import.meta.dirname, 'dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const entry = 'index.html';
const frame = [
  'src/app/application.tsx',
  'src/app/layouts/frame-layout.tsx',
  'src/app/layouts/frame-loader.ts',
  'src/app/layouts/school-loader.ts',
];
const auth = 'src/session/auth-client.ts';

/** The keys that loading these brings along. */
function closure(keys: readonly string[], known = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (known.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    known.add(key);
    closure(chunk.imports ?? [], known);
  }
  return known;
}

function kilobytes(keys: Iterable<string>): number {
  const files = new Set(
    [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
  );
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Of a chunk that has no module as its face. */
function keysOf(name: string): string[] {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === name);
  if (keys.length === 0) throw new Error(`${name} is not in the build.`);
  return keys;
}

const signIn = closure([entry, 'src/app/auth-document.tsx']);
const shell = closure([entry, ...frame]);

function isScreen(key: string): boolean {
  return /^src\/features\/(?!developer|gallery).*(?:screen|page)\.tsx$/.test(key);
}

function beyondShell(key: string): number {
  return kilobytes([...closure([key])].filter((own) => !shell.has(own)));
}

/** What the service worker keeps from the start, as compressed as it travels. */
function precached(): number {
  const [, list = ''] =
    /^const PRECACHED=(.*);$/m.exec(readFileSync(join(dist, 'service-worker.js'), 'utf8')) ?? [];
  const { files }: { files: string[] } = JSON.parse(list);
  const sizes = ['/offline.html', ...files].map(
    (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const rows: [name: string, size: number, budget: number][] = [
  ['public pages', kilobytes(closure(keysOf('public-page'))), 15],
  ['login until the first key', kilobytes(signIn), 110],
  ['login with the auth library', kilobytes(closure([auth], new Set(signIn))), 110],
  ['shell before the auth library', kilobytes(shell), 150],
  ['kept by the service worker', precached(), 250],
  ...Object.keys(manifest)
    .filter(isScreen)
    .map((key): [string, number, number] => [key.replace(/^.*\//, ''), beyondShell(key), 40]),
];

for (const [name, size, budget] of rows) {
  process.stdout.write(
    `${size > budget ? 'OVER ' : '     '}${size.toFixed(1).padStart(6)} of ${budget} kB  ${name}\n`,
  );
}
process.exitCode = rows.some(([, size, budget]) => size > budget) ? 1 : 0;
