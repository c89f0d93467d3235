import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fillTemplate } from '../public-pages/fill-template';
import { publicPages } from '../public-pages/public-pages';
import { builtAlone, withoutScript } from './built-alone.ts';

const template = 'public-pages/index.html';
const script = join(import.meta.dirname, '../public-pages/public-page.ts');
const socialCard = join(import.meta.dirname, '../public-pages/social-card.png');

/** With its frame: the application has none of its own for it. */
function bodyOf(document: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(document)?.[1]?.trim() ?? '';
}

const stylesheet = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;

/** A stylesheet in the document costs no trip of its own before the first paint. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  const [link = '', fileName = ''] = stylesheet.exec(html) ?? [];
  const css = bundle[fileName];
  if (css?.type !== 'asset') throw new Error(`${template} has no stylesheet.`);
  delete bundle[fileName];
  return html.replace(link, () => `<style>${css.source}</style>`);
}

/** One document, and one payload for the application, for each public page; the head and the frame are written once. */
export function publicPageFiles(): Plugin {
  return {
    name: 'public-page-files',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler(html, { server, originalUrl = '/' }) {
        const path = originalUrl.split(/[?#]/)[0];
        const page = publicPages.find((one) => one.path === path);
        return server && page ? fillTemplate(html, page, '') : html;
      },
    },
    async generateBundle(_options, bundle) {
      const built = bundle[template];
      if (built?.type !== 'asset') throw new Error(`${template} is not in the build.`);
      const card = this.emitFile({
        type: 'asset',
        name: 'social-card.png',
        source: readFileSync(socialCard),
      });
      const code = this.emitFile({ type: 'asset', name: 'public-page.js', source: await builtAlone(script) });
      const tag = `<script type="module" crossorigin src="/${this.getFileName(code)}"></script>`;
      const document = withoutScript(withStyles(String(built.source), bundle), bundle).replace(
        '</head>',
        `${tag}\n  </head>`,
      );
      const image = `/${this.getFileName(card)}`;
      for (const page of publicPages) {
        const { path, title, description } = page;
        const source = fillTemplate(document, page, image);
        const payload = JSON.stringify({ path, title, description, html: bodyOf(source) });
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/index.html`, source });
        this.emitFile({ type: 'asset', fileName: `${path.slice(1)}/_payload.json`, source: payload });
      }
      delete bundle[template];
    },
  };
}
