import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_FOLDER } from '../../config/backend-folder.js';
import type { PageRoute } from './choose-document.js';

export const FRONTEND_DIST = join(BACKEND_FOLDER, '../frontend/dist');

/** What the front end's build left for the server: its pages and the hashes of its inline scripts. */
export type FrontendBuild = Readonly<{
  routes: readonly PageRoute[];
  inlineHashes: readonly string[];
  buildId: string;
}>;

/** An API without a front end beside it still runs. */
export function readFrontendBuild(): FrontendBuild | null {
  if (!existsSync(join(FRONTEND_DIST, 'index.html'))) return null;
  const read = <T>(name: string, absent: T): T => {
    const file = join(FRONTEND_DIST, name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : absent;
  };
  return {
    routes: read<PageRoute[]>('routes.json', []),
    inlineHashes: read<string[]>('csp-hashes.json', []).map((hash) => `'${hash.replaceAll("'", '')}'`),
    buildId: read<{ id: string }>('builds/latest.json', { id: 'development' }).id,
  };
}
