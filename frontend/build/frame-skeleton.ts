import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { chunkOf, closure } from './chunks.ts';
import { loadedAhead } from './loaded-ahead.ts';
import { skeletonFrames } from './skeleton-frames';

const mark = '<!--frames-->';

/** Only whoever may be signed in sees a frame before the application comes, and fetches its scripts at once. Reads the
 * cookie that `src/session` writes. */
const sessionScript = (files: readonly string[]) =>
  'if(/(?:^|; )(?:__Host-)?rekod-session(?:\\.0)?=/.test(document.cookie)){' +
  "document.documentElement.dataset.session='';" +
  `${JSON.stringify(files)}.forEach(function(f){var l=document.createElement('link');` +
  "l.rel='modulepreload';l.crossOrigin='';l.href=f;document.head.append(l)})}";

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
        const ahead = closure(
          bundle,
          loadedAhead.map((module) => chunkOf(bundle, module)),
        );
        const files = [...ahead].filter((name) => !own.has(name)).map((name) => `/${name}`);
        return {
          html: html.replace(mark, blocks),
          tags: [{ tag: 'script', children: sessionScript(files), injectTo: 'head-prepend' }],
        };
      },
    },
  };
}
