import { execFile } from 'node:child_process';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';
import { BACKEND_SOURCE } from '../checkout.ts';
import { StartFailure } from '../supervision/start-failure.ts';
import { backendSwcOptions } from './swc-options.ts';

/** What a deployment runs, what main.js loads, and what a start asks before anything runs. */
const PROGRAMS = [
  'config/load-env',
  'main',
  'serve',
  'migrate',
  'official-year',
  'print-papers',
  'read-table',
  'rotate-keys',
  'staff',
];

/**
 * The programs with all that they always load in a few files, and beside them what of it is compiled already: finding
 * and reading 3,700 small ones was most of a start.
 */
export async function bundleBackend(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((name) => [name, join(BACKEND_SOURCE, `${name}.ts`)])),
    platform: 'node',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    plugins: [leftOutside, transpiled, oneTransformer],
    onLog: refuseWhatIsMissing,
  });
  await bundle.write({ dir: folder, format: 'esm', keepNames: true, sourcemap: true });
  await compileAhead(folder);
}

const leftOutside: Plugin = {
  name: 'left outside',
  resolveId(source, _importer, { kind }) {
    const isPackage = !/^[./]/.test(source);
    const isLoadedLater = kind === 'dynamic-import' && isPackage;
    // The queue dashboard finds its pages beside its own files.
    const isLeft = isLoadedLater || source.startsWith('@bull-board/') || source.startsWith('./development/');
    return isLeft ? { id: source, external: true } : null;
  },
};

const transpiled: Plugin = {
  name: 'transpiled as in development',
  transform: {
    filter: { id: /\.ts$/ },
    async handler(_source, id) {
      const { transformFile } = await import('@swc/core');
      const { code, map } = await transformFile(id, backendSwcOptions);
      return { code, map, moduleType: 'js' };
    },
  },
};

/**
 * What derives one class of input from another asks for class-transformer by a way that no bundler sees, and would be
 * handed a second one, which knows no class of ours: `?limit=1` stayed a text and was refused.
 */
const oneTransformer: Plugin = {
  name: 'one class-transformer',
  transform: {
    filter: { id: /[\\/]@nestjs[\\/]mapped-types[\\/].+\.js$/ },
    handler: (code) => code.replace(/^const require = createRequire\(import\.meta\.url\);$/m, ''),
  },
};

/** Nest and the drivers ask for packages that only some need: those are left where they are, and fail when used. */
function refuseWhatIsMissing(_level: string, { code, message }: { code?: string; message: string }): void {
  if (code === 'UNRESOLVED_IMPORT' && /'\./.test(message)) throw new StartFailure(message);
}

const COMPILE = `
  import { enableCompileCache } from 'node:module';
  enableCompileCache(process.argv[1]);
  await import(process.argv[2]);
  process.exit();
`;

async function compileAhead(folder: string): Promise<void> {
  const compiled = join(folder, '.compiled');
  const asked = [compiled, join(folder, 'serve.js')];
  // Where the shell names a folder for what is compiled, Node takes that one.
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', COMPILE, ...asked], { env });
  await letEverybodyRead(compiled);
}

/** Node keeps them from other users, and an image runs as another than it was built by. */
async function letEverybodyRead(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const readable = files.filter((entry) => entry.isFile());
  await Promise.all(readable.map(({ parentPath, name }) => chmod(join(parentPath, name), 0o644)));
}
