import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { skeletonFrames } from './skeleton-frames';

const mark = '<!--frames-->';

/** Only whoever may be signed in sees a frame before the application comes. Reads the cookie that `src/session`
 * writes. */
const sessionScript =
  "if(/(?:^|; )(?:__Host-)?rekod-session(?:\\.0)?=/.test(document.cookie))document.documentElement.dataset.session=''";

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
      handler(html) {
        if (!html.includes(mark)) return html;
        return {
          html: html.replace(mark, blocks),
          tags: [{ tag: 'script', children: sessionScript, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}
