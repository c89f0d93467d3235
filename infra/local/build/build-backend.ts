import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { BACKEND_DIST, CHECKOUT } from '../checkout.ts';
import { StartFailure } from '../supervision/start-failure.ts';
import { whileBuilding } from './build-lock.ts';
import { backendSwcOptions } from './swc-options.ts';

export const BACKEND_SOURCE = join(CHECKOUT, 'backend/src');
const STAMP_FILE = join(BACKEND_DIST, '.stamps.json');

/** Source file, relative to backend/src, to the stamp of what was built from it. */
type Stamps = Readonly<Record<string, string>>;

/** Transpiles what changed since the last build; resolves to whether anything did. A production build holds nothing of src/development. */
export function buildBackend({ production }: { production: boolean }): Promise<boolean> {
  return whileBuilding('backend', () => build(production));
}

async function build(production: boolean): Promise<boolean> {
  const [built, wanted] = await Promise.all([builtStamps(), sourceStamps(production)]);
  const gone = Object.keys(built).filter((file) => !(file in wanted));
  const changed = Object.keys(wanted).filter((file) => wanted[file] !== built[file]);
  if (gone.length + changed.length === 0) return false;
  await Promise.all([...gone.map(removeOutput), ...changed.map(transpile)]);
  await writeFile(STAMP_FILE, JSON.stringify(wanted));
  return true;
}

function builtStamps(): Promise<Stamps> {
  return readFile(STAMP_FILE, 'utf8').then(JSON.parse, () => ({}));
}

async function sourceStamps(production: boolean): Promise<Stamps> {
  const names = await readdir(BACKEND_SOURCE, { recursive: true });
  const files = names.filter((name) => isSource(name) && !(production && name.startsWith('development')));
  const stamps = files.map(async (file): Promise<[string, string]> => {
    const { mtimeMs, size } = await stat(join(BACKEND_SOURCE, file));
    return [file, `${mtimeMs} ${size}`];
  });
  return Object.fromEntries(await Promise.all(stamps));
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
