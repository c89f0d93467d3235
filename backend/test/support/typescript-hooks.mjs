import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { backendSwcOptions } from '../../../infra/local/build/swc-options.ts';

// Lets a process of its own run the backend's sources as they are: decorators, and .js for .ts in imports.
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && context.parentURL?.includes('/backend/');
    return next(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || !url.includes('/backend/')) return next(url, context);
    const filename = fileURLToPath(url);
    const options = { ...backendSwcOptions, sourceMaps: 'inline', filename };
    const { code } = transformSync(readFileSync(filename, 'utf8'), options);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
