import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../src/app/paths';
import { routeDescriptions } from '../src/app/route-rules';

const routes = [
  { path: paths.landing, host: 'main', prerendered: 'landing/index.html' },
  ...Object.entries(routeDescriptions).map(([path, { host }]) => ({ path, host })),
];

/** What the server reads of a build: which addresses are pages, and which build this is. */
export function serverFiles(): Plugin {
  return {
    name: 'server-files',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      mkdirSync(join(dir, 'builds'), { recursive: true });
      writeFileSync(join(dir, 'routes.json'), JSON.stringify(routes));
      writeFileSync(join(dir, 'builds/latest.json'), JSON.stringify({ id, timestamp: Date.now() }));
    },
  };
}
