import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin, Rolldown } from 'vite';
import { chunkOf, closure } from './chunks.ts';
import { fontIn } from './document-head.ts';
import { loadedAhead, loadedAheadAt } from './loaded-ahead.ts';
import { skeletonFrames } from './skeleton-frames';

const mark = '<!--frames-->';

/** Only whoever may be signed in sees a frame before the application comes, and fetches its scripts and those of the page
 * at once; the font, for which rows do not wait, comes behind them. Reads the cookie that `src/session` writes. */
const sessionScript = (files: readonly string[], ofPages: Record<string, string[]>, font: string) =>
  "(function(){function a(f,r,p){var l=document.createElement('link');l.rel=r;l.crossOrigin='';l.href=f;" +
  "if(p){l.as='font';l.type='font/woff2';l.fetchPriority=p}document.head.append(l)}" +
  `var p='high',o=${JSON.stringify(ofPages)}[location.pathname]||[];` +
  'if(/(?:^|; )(?:__Host-)?rekod-session(?:\\.0)?=/.test(document.cookie)){' +
  "p='low';document.documentElement.dataset.session='';" +
  `${JSON.stringify(files)}.concat(o).forEach(function(f){a(f,'modulepreload')})}` +
  `a(${JSON.stringify(font)},'preload',p)})()`;

/** The server keeps the one that belongs around the page, if any. */
const blocks = Object.entries(skeletonFrames)
  .map(([name, frame]) => {
    const attributes = {
      'aria-hidden': true,
      'data-skeleton': name,
      className: 'hidden in-data-session:block',
    };
    const html = renderToStaticMarkup(createElement('div', attributes, frame));
    return `<!--frame:${name}-->${html}<!--/frame-->`;
  })
  .join('');

/** What the application's document shows before its first script has run: the frame without its words. The application
 * takes its place when it is drawn. */
export function frameSkeleton(): Plugin {
  return {
    name: 'frame-skeleton',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        if (!html.includes(mark)) return html;
        const own = closure(bundle, chunk ? [chunk.fileName] : []);
        const ahead = closure(bundle, modulesOf(bundle, loadedAhead));
        const beyond = (modules: readonly string[], known: ReadonlySet<string>) =>
          [...closure(bundle, modulesOf(bundle, modules))]
            .filter((name) => !own.has(name) && !known.has(name))
            .map((name) => `/${name}`);
        const ofPages = Object.fromEntries(
          Object.entries(loadedAheadAt).map(([path, modules]) => [path, beyond(modules, ahead)]),
        );
        const script = sessionScript(beyond(loadedAhead, new Set()), ofPages, `/${fontIn(bundle)}`);
        return {
          html: html.replace(mark, blocks),
          tags: [
            {
              tag: 'script',
              children: script,
              injectTo: 'head-prepend',
            },
          ],
        };
      },
    },
  };
}

const modulesOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]) =>
  modules.map((module) => chunkOf(bundle, module));
