import { build, type Rolldown } from 'vite';
import { rules } from './rules.ts';

/** A script as one file that imports nothing: it may open where nothing else is fetched, or where a trip is dear. */
export async function builtAlone(script: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: rules },
    build: { write: false, target: 'es2023', rolldownOptions: { input: script } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [{ code, imports }, ...more] = output;
  if (more.length > 0 || imports.length > 0) throw new Error(`${script} is more than one file.`);
  return code;
}

/** Takes the script that the bundler gave a document out of the build, and what it would fetch ahead. */
export function withoutScript(html: string, bundle: Rolldown.OutputBundle): string {
  return html
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace(/ *<script[^>]* src="\/(assets\/[^"]+)"[^>]*><\/script>\n/, (_tag, file: string) => {
      delete bundle[file];
      return '';
    });
}
