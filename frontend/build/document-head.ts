import type { HtmlTagDescriptor, Plugin } from 'vite';
import { colorModeScript } from './color-mode-script.ts';

const font = /inter-latin-wght-normal.*\.woff2$/;

function fontPreload(fileName: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: '' },
    injectTo: 'head-prepend',
  };
}

/** Every document opens with the colour mode and, when built, fetches the font with its first request. */
export function documentHead(): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const built = Object.keys(bundle ?? {}).filter((fileName) => font.test(fileName));
        return [
          { tag: 'script', children: colorModeScript, injectTo: 'head-prepend' },
          ...built.map(fontPreload),
        ];
      },
    },
  };
}
