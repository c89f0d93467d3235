import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const CHECKOUT = join(import.meta.dirname, '../../..');
const OPTIONS = join(CHECKOUT, 'infra/local/build/swc-options.ts');
/** To load the compiler takes longer than the rest of a program that is started for one file of a stranger. */
const KEPT = join(CHECKOUT, 'node_modules/.cache/transpiled');
const options = readFileSync(OPTIONS, 'utf8');

// Lets a process of its own run the backend's sources as they are: decorators, and .js for .ts in imports.
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && context.parentURL?.includes('/backend/');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || !url.includes('/backend/')) return next(url, context);
    return { format: 'module', source: transpiled(fileURLToPath(url)), shortCircuit: true };
  },
});

function transpiled(filename) {
  const text = readFileSync(filename, 'utf8');
  const digest = createHash('sha256')
    .update(JSON.stringify([filename, text, options]))
    .digest('hex');
  return kept(digest) ?? keep(digest, transpile(filename, text));
}

function transpile(filename, text) {
  const { backendSwcOptions } = require(OPTIONS);
  return require('@swc/core').transformSync(text, { ...backendSwcOptions, sourceMaps: 'inline', filename })
    .code;
}

function kept(digest) {
  try {
    return readFileSync(join(KEPT, digest), 'utf8');
  } catch {
    return undefined;
  }
}

/** Whole or not at all: others read it meanwhile. */
function keep(digest, code) {
  mkdirSync(KEPT, { recursive: true });
  const unfinished = join(KEPT, `${digest}.${process.pid}`);
  writeFileSync(unfinished, code);
  renameSync(unfinished, join(KEPT, digest));
  return code;
}
