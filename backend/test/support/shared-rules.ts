import { posix } from 'node:path';
import { CALENDAR, importsOf, isDomain, isSpec, namedImports, ownPath, type Sources } from './walls.js';

/** What the front end's alias stands for: `@rules/calendar/day`, `@rules/lesson-plans/domain/lesson-plan`; of the module
 * that is called calendar too, its domain alone. */
function ruleNamed(imported: string): string | undefined {
  const name = /^@rules\/(.+)$/.exec(imported)?.[1];
  if (name === undefined) return undefined;
  const isOfPlatform = name.startsWith('calendar/') && !name.startsWith('calendar/domain/');
  return `${isOfPlatform ? 'platform' : 'modules'}/${name}.ts`;
}

/** Imports of the front end that lead into the backend and to no rule. `frontend`: paths from the checkout. */
export function foreignImports(frontend: Sources, backend: Sources): string[] {
  return importsIn(frontend)
    .filter(({ file, imported }) => {
      const rule = ruleNamed(imported);
      return rule === undefined ? leadsToBackend(file, imported) : !backend.has(rule) || !isRule(rule);
    })
    .map(({ file, imported }) => `${file} imports ${imported}: no rule that it may share`);
}

/** The files of the backend that a browser loads because of such imports. */
export function sharedRules(frontend: Sources, backend: Sources): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(file, backend.get(file) ?? '')) add(ownPath(imported) ?? imported);
  };
  for (const { imported } of importsIn(frontend)) {
    const rule = ruleNamed(imported);
    if (rule) add(rule);
  }
  return [...found];
}

function importsIn(sources: Sources) {
  return [...sources].flatMap(([file, text]) => namedImports(text).map((imported) => ({ file, imported })));
}

function leadsToBackend(file: string, imported: string): boolean {
  return imported.startsWith('.') && posix.join(posix.dirname(file), imported).startsWith('backend/');
}

function isRule(file: string): boolean {
  return !isSpec(file) && (file.startsWith(CALENDAR) || isDomain(file));
}
