import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

function hashesOf(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}

/** `csp-hashes.json`: a list of `sha256-...`, one for each inline script of the built documents. */
export function cspHashes(): Plugin {
  return {
    name: 'csp-hashes',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }, bundle) {
      const documents = Object.keys(bundle).filter((fileName) => fileName.endsWith('.html'));
      const hashes = documents.flatMap((fileName) => hashesOf(readFileSync(join(dir, fileName), 'utf8')));
      writeFileSync(join(dir, 'csp-hashes.json'), JSON.stringify([...new Set(hashes)]));
    },
  };
}
