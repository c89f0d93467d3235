import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What is loaded together: its size compressed with gzip, and the most it may be. 1 kB is 1,024 bytes. */
export type Measured = { name: string; size: number; budget: number };

export const shellName = 'shell before the auth library';

type Chunk = { file: string; name?: string; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'index.html';
const frame = ['src/app/application.tsx'];
const auth = 'src/session/auth-client.ts';

/** Of a build that stands in that folder. */
export function measureSizes(dist: string): Measured[] {
  const manifest = manifestOf(dist);
  const signIn = closure(manifest, [entry, 'src/app/auth-document.tsx']);
  const shell = closure(manifest, [entry, ...frame]);
  const sizeOf = (keys: Iterable<string>) =>
    kilobytes(
      dist,
      [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')),
    );
  const beyondShell = (key: string) => sizeOf([...closure(manifest, [key])].filter((own) => !shell.has(own)));
  return [
    { name: 'public pages', size: kilobytes(dist, scriptsOf(dist, 'landing')), budget: 15 },
    { name: 'login until the first key', size: sizeOf(signIn), budget: 110 },
    {
      name: 'login with the auth library',
      size: sizeOf(closure(manifest, [auth], new Set(signIn))),
      budget: 114.5,
    },
    { name: shellName, size: sizeOf(shell), budget: 153 },
    { name: 'kept by the service worker', size: precached(dist), budget: 358 },
    ...Object.keys(manifest)
      .filter(isScreen)
      .map((key) => ({ name: key.replace(/^.*\//, ''), size: beyondShell(key), budget: 41.5 })),
  ];
}

function scriptsOf(dist: string, page: string): string[] {
  const html = readFileSync(join(dist, page, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
}

/** Of a page with its frame, before it is drawn: scripts, and their kB. They are to be 12 and 190. */
const MOST_OF_PAGE = { files: 15, size: 195 };
/** Scripts under 2 kB, which cost more in trips than they hold. There is to be none. */
const MOST_SMALL = 86;

/** A bound that is no size: what is counted, and how many there may be. */
export type Counted = { name: string; count: number; most: number };

/** The page of most kB. */
export function measurePage(dist: string): Measured {
  const [name, files] = pageOfMost(dist, (of) => kilobytes(dist, of));
  return { name: `${name} with its frame`, size: kilobytes(dist, files), budget: MOST_OF_PAGE.size };
}

export function countFiles(dist: string): Counted[] {
  const [name, files] = pageOfMost(dist, ({ size }) => size);
  const scripts = new Set(Object.values(manifestOf(dist)).map(({ file }) => file));
  const small = [...scripts].filter(
    (file) => file.endsWith('.js') && readFileSync(join(dist, file)).length < 2 * 1024,
  );
  return [
    { name: `files of ${name}`, count: files.size, most: MOST_OF_PAGE.files },
    { name: 'files under 2 kB', count: small.length, most: MOST_SMALL },
  ];
}

function pageOfMost(
  dist: string,
  measure: (files: ReadonlySet<string>) => number,
): [string, ReadonlySet<string>] {
  const manifest = manifestOf(dist);
  const pages = Object.keys(manifest)
    .filter(isScreen)
    .map((key): [string, ReadonlySet<string>] => {
      const files = [...closure(manifest, [entry, ...frame, key])].map((each) => manifest[each]?.file ?? '');
      return [key.replace(/^.*\//, ''), new Set(files)];
    });
  return pages.reduce((most, each) => (measure(each[1]) > measure(most[1]) ? each : most));
}

function manifestOf(dist: string): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/** The keys that loading these brings along. */
function closure(manifest: Manifest, keys: readonly string[], known = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (known.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build.`);
    known.add(key);
    closure(manifest, chunk.imports ?? [], known);
  }
  return known;
}

function kilobytes(dist: string, files: Iterable<string>): number {
  const sizes = [...new Set(files)].map(
    (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

function isScreen(key: string): boolean {
  return /^src\/features\/(?!developer|gallery).*(?:screen|page)\.tsx$/.test(key);
}

/** What the service worker keeps from the start, as compressed as it travels. */
function precached(dist: string): number {
  const [, list = ''] =
    /^const PRECACHED=(.*);$/m.exec(readFileSync(join(dist, 'service-worker.js'), 'utf8')) ?? [];
  const { files }: { files: string[] } = JSON.parse(list);
  return kilobytes(dist, ['/offline.html', ...files]);
}
