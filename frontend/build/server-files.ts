import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../src/app/paths';
import { developerDescriptions, routeDescriptions } from '../src/app/route-rules';

function routesOf(mode: string) {
  const descriptions =
    mode === 'production' ? routeDescriptions : { ...routeDescriptions, ...developerDescriptions };
  return [
    { path: paths.landing, host: 'main', prerendered: 'landing/index.html' },
    ...Object.entries(descriptions).map(([path, { host }]) => ({ path, host })),
  ];
}

/** What the server reads of a build: which addresses are pages, and which build this is. */
export function serverFiles(mode: string): Plugin {
  return {
    name: 'server-files',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      mkdirSync(join(dir, 'builds'), { recursive: true });
      writeFileSync(join(dir, 'routes.json'), JSON.stringify(routesOf(mode)));
      writeFileSync(join(dir, 'builds/latest.json'), JSON.stringify({ id, timestamp: Date.now() }));
    },
  };
}
