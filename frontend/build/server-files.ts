import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { publicPages } from '../public-pages/public-pages';
import { ownRedirects } from '../src/app/builds/route-redirects';
import { developerPages } from '../src/app/developer-pages';
import { authPages } from '../src/app/documents';
import { everyPage } from '../src/app/every-page';
import { crossings } from '../src/app/pages';
import { schoolAreas } from '../src/app/school-areas';
import type { Layout } from '../src/site/page';

/** An area has no page of its own; it says whose the addresses below it are. */
type ServerRoute = {
  path: string;
  host: string;
  title?: string;
  prerendered?: string;
  isArea?: true;
  frame?: Frame;
};

/** What stands around a page: the frame of its host, or that of the platform's staff. */
type Frame = 'host' | 'operations';

const isPublic = (layout: Layout) => layout === 'landing' || layout === 'own-landing';

/** What is laid out otherwise is one matter, or a public page. */
function frameOf(layout: Layout): { frame?: Frame } {
  if (layout === 'blank' || isPublic(layout)) return {};
  return { frame: layout === 'operations' ? 'operations' : 'host' };
}

/** Of a build in that mode. */
export function routesOf(mode: string): ServerRoute[] {
  const held = mode === 'production' ? everyPage : [...everyPage, ...developerPages];
  return [
    ...publicPages.map(({ path, host, title, isForMembers }) => ({
      path,
      host,
      prerendered: `${path.slice(1)}/index.html`,
      ...(isForMembers && { title, frame: 'host' as const }),
    })),
    ...[...crossings, ...authPages].map(({ path, host, title }) => ({ path, host, title })),
    ...held
      .filter(({ layout }) => !isPublic(layout))
      .map(({ path, host, title, layout }) => ({ path, host, title, ...frameOf(layout) })),
    ...schoolAreas.map((path) => ({ path, host: 'school', isArea: true as const })),
  ];
}

/** The route rules of a build: `static` by their path, without patterns, and the pages that are plain documents. */
function metaOf(build: { id: string; timestamp: number }, routes: readonly ServerRoute[]) {
  const rules = Object.entries(ownRedirects).map(([path, redirect]) => [path, { redirect }]);
  return {
    ...build,
    matcher: { static: Object.fromEntries(rules), wildcard: {}, dynamic: {} },
    prerendered: routes.filter(({ prerendered }) => prerendered).map(({ path }) => path),
  };
}

/** What the server reads of a build: which addresses are pages, and which build this is. */
export function serverFiles(mode: string): Plugin {
  return {
    name: 'server-files',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }, bundle) {
      const id = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const build = { id, timestamp: Date.now() };
      const routes = routesOf(mode);
      mkdirSync(join(dir, 'builds/meta'), { recursive: true });
      writeFileSync(join(dir, 'routes.json'), JSON.stringify(routes));
      writeFileSync(join(dir, 'builds/latest.json'), JSON.stringify(build));
      writeFileSync(join(dir, `builds/meta/${id}.json`), JSON.stringify(metaOf(build, routes)));
    },
  };
}
