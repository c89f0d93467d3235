import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { publicPages } from '../public-pages/public-pages';
import { ownRedirects } from '../src/app/builds/route-redirects';
import { developerDescriptions, publicRoutes, routeDescriptions } from '../src/app/route-rules';
import { schoolAreas } from '../src/app/school-areas';
import { authPages } from '../src/site/documents';
import { paths } from '../src/site/paths';

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

/** One matter each, or an address that only leads on. */
const unframed: readonly string[] = [
  ...authPages,
  paths.root,
  paths.management,
  paths.payment,
  paths.success,
  paths.oldSuccess,
];

function frameOf(path: string): { frame?: Frame } {
  if (unframed.includes(path)) return {};
  return { frame: path.startsWith(paths.operations) ? 'operations' : 'host' };
}

/** Of a build in that mode. */
export function routesOf(mode: string): ServerRoute[] {
  const descriptions =
    mode === 'production' ? routeDescriptions : { ...routeDescriptions, ...developerDescriptions };
  return [
    ...publicPages.map(({ path, host }) => ({ path, host, prerendered: `${path.slice(1)}/index.html` })),
    ...Object.entries(descriptions)
      .filter(([path]) => !(path in publicRoutes))
      .map(([path, { host, title }]) => ({ path, host, title, ...frameOf(path) })),
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
