import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtAlone, withoutScript } from './built-alone.ts';
import { chunkOf, closure } from './chunks.ts';
import { loadedAhead } from './loaded-ahead.ts';

const worker = 'service-worker.js';
const source = join(import.meta.dirname, '../service-worker/service-worker.ts');
const offlinePage = 'offline.html';

/** What the frame of the application and the pages of the working day load, and the offline page with its font and
 * picture. */
const wanted = [
  ...loadedAhead,
  'index.html',
  'src/app/frame-later.ts',
  'src/app/leave-guard.tsx',
  'src/features/dashboard/dashboard-screen.tsx',
  'src/features/lesson-plans/editor/parts/extra-part.tsx',
  'src/features/lesson-plans/editor/plan-reflection.tsx',
  'src/features/lesson-plans/lesson-plan-editor-screen.tsx',
  'src/features/lesson-plans/lesson-plans-page.tsx',
  'src/features/lesson-plans/lesson-plans-screen.tsx',
  'src/features/lesson-plans/sending/send-acts.tsx',
  'src/features/lesson-plans/sending/send-dialog.tsx',
  'src/features/lesson-plans/sending/waiting-sendings.ts',
  'src/features/lesson-plans/waiting-plans.tsx',
  'src/features/reflections/quick-reflections.tsx',
  'src/features/reflections/reflection-part.tsx',
  'src/features/reflections/reflections-screen.tsx',
  'src/features/reflections/waiting-reflections.ts',
  'src/session/kept-store.ts',
  'src/session/auth-client.ts',
  'src/ui/application-icons.ts',
];
const staticFiles = /^assets\/(?:.*\.css|inter-latin-wght-normal.*\.woff2|icon-[^-]*\.svg)$/;

/** Tells the service worker what it keeps from the start; another list is another worker, and so a new build. */
export function precache(): Plugin {
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const entries = wanted.map((module) => chunkOf(bundle, module));
      const names = Object.keys(bundle).filter((name) => staticFiles.test(name));
      const files = [...closure(bundle, entries), ...names].sort().map((name) => `/${name}`);
      const page = bundle[offlinePage];
      if (page?.type !== 'asset') throw new Error(`${offlinePage} is not in the build.`);
      page.source = withoutScript(String(page.source), bundle);
      const version = createHash('sha256')
        .update(`${files.join()} ${page.source}`)
        .digest('hex')
        .slice(0, 12);
      const list = `const PRECACHED=${JSON.stringify({ build: version, files })};`;
      // Its address never changes, and its folder is what it may answer for.
      this.emitFile({ type: 'asset', fileName: worker, source: `${list}\n${await builtAlone(source)}` });
    },
  };
}
