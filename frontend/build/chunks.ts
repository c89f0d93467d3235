import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const frontend = join(import.meta.dirname, '..');

/** The file that a module of the front end, `src/...`, is loaded by. */
export function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === join(frontend, module),
  );
  if (!chunk) throw new Error(`${module} is not in the build.`);
  return chunk.fileName;
}

/** These files with all that they import before they run. */
export function closure(bundle: Bundle, names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = bundle[name];
    if (known.has(name) || file?.type !== 'chunk') continue;
    known.add(name);
    closure(bundle, file.imports, known);
  }
  return known;
}
