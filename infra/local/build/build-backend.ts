import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { BACKEND_DIST, BACKEND_SOURCE, CHECKOUT } from '../checkout.ts';
import { StartFailure } from '../supervision/start-failure.ts';
import { whileBuilding } from './build-lock.ts';
import { bundleBackend } from './bundle-backend.ts';
import { backendSwcOptions } from './swc-options.ts';

const STAMP_FILE = join(BACKEND_DIST, '.stamps.json');

/** Source file, relative to backend/src, to the stamp of what was built from it. */
type Stamps = Readonly<Record<string, string>>;
/** `kind`: what lies in the folder, a file for each module or a bundle and of which libraries. */
type Built = Readonly<{ kind: string; stamps: Stamps }>;

/**
 * Builds what changed since the last build; resolves to whether anything did. In production a bundle without
 * src/development, else a file for each module.
 */
export function buildBackend({ production }: { production: boolean }): Promise<boolean> {
  return whileBuilding('backend', () => build(production));
}

async function build(production: boolean): Promise<boolean> {
  const [built, wanted] = await Promise.all([lastBuilt(), sourceOf(production)]);
  const known = built.kind === wanted.kind ? built.stamps : {};
  const gone = Object.keys(known).filter((file) => !(file in wanted.stamps));
  const changed = Object.keys(wanted.stamps).filter((file) => wanted.stamps[file] !== known[file]);
  if (gone.length + changed.length === 0) return false;
  if (production || built.kind !== wanted.kind) await rm(BACKEND_DIST, { recursive: true, force: true });
  if (production) await bundleBackend(BACKEND_DIST);
  else await Promise.all([...gone.map(removeOutput), ...changed.map(transpile)]);
  await writeFile(STAMP_FILE, JSON.stringify(wanted));
  return true;
}

function lastBuilt(): Promise<Built> {
  return readFile(STAMP_FILE, 'utf8').then(JSON.parse, () => ({ kind: '', stamps: {} }));
}

async function sourceOf(production: boolean): Promise<Built> {
  const names = await readdir(BACKEND_SOURCE, { recursive: true });
  const files = names.filter((name) => isSource(name) && !(production && name.startsWith('development')));
  const stamps = files.map(async (file) => [file, await stampOf(join(BACKEND_SOURCE, file))] as const);
  const kind = production ? `bundle ${await stampOf(join(CHECKOUT, 'package-lock.json'))}` : 'modules';
  return { kind, stamps: Object.fromEntries(await Promise.all(stamps)) };
}

async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs} ${size}`;
}

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.spec.ts') && !name.endsWith('.d.ts');
}

async function transpile(file: string): Promise<void> {
  const { transformFile } = await import('@swc/core');
  const output = outputOf(file);
  const sourceFileName = relative(dirname(output), join(BACKEND_SOURCE, file));
  const source = join(BACKEND_SOURCE, file);
  const { code, map } = await transformFile(source, { ...backendSwcOptions, sourceFileName }).catch(
    (error) => {
      throw new StartFailure(error.message.split('\n\nCaused by')[0]);
    },
  );
  await mkdir(dirname(output), { recursive: true });
  await writeFile(`${output}.map`, map ?? '');
  await writeFile(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`);
}

async function removeOutput(file: string): Promise<void> {
  await Promise.all([outputOf(file), `${outputOf(file)}.map`].map((path) => rm(path, { force: true })));
}

function outputOf(file: string): string {
  return join(BACKEND_DIST, file.replace(/\.ts$/, '.js'));
}
