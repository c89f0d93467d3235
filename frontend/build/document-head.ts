import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { colorModeScript } from './color-mode-script.ts';
import { spellingScript } from './spelling-script.ts';

const font = /inter-latin-wght-normal.*\.woff2$/;

export function fontIn(bundle: Rolldown.OutputBundle): string | undefined {
  return Object.keys(bundle).find((fileName) => font.test(fileName));
}

function fontPreload(fileName: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: '' },
    injectTo: 'head-prepend',
  };
}

/** Every document opens with the colour mode and the checking of spelling and, when built, the application fetches the font with its first request. */
export function documentHead(): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        // On a slow line it would come before the words of a public page; the application says for whom it does not.
        const built = path === '/offline.html' ? fontIn(bundle ?? {}) : undefined;
        return [
          { tag: 'script', children: `${colorModeScript};${spellingScript}`, injectTo: 'head-prepend' },
          ...(built ? [fontPreload(built)] : []),
        ];
      },
    },
  };
}
