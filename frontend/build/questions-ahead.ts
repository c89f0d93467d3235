import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtAlone } from './built-alone.ts';

const script = join(import.meta.dirname, '../src/app/ahead/ask-ahead.ts');
const config = '<!--app-config-->';

/** The application's document asks for what its page needs while the files arrive that show it. Beside the configuration,
 * which it reads, and before the styles, for which the browser would keep it waiting. */
export function questionsAhead(): Plugin {
  return {
    name: 'questions-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path !== '/index.html') return html;
        const code = await builtAlone(script);
        // Its names are its own.
        return html.replace(config, () => `${config}<script>(()=>{${code}})()</script>`);
      },
    },
  };
}
