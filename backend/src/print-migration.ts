import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { additionOf, migrationOf } from './platform/nouns/migration-of.js';
import type { Noun } from './platform/nouns/noun.js';

// npm run migration -- backend/src/modules/staff/domain/absence.ts [field that is new]
const [file = '', field] = process.argv.slice(2);
const declared: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(file)).href);
const nouns = Object.values(declared).filter(isNoun);
if (nouns.length === 0) throw new Error(`${file} declares no noun.`);
for (const noun of nouns) process.stdout.write(field ? additionOf(noun, field) : migrationOf(noun));

function isNoun(value: unknown): value is Noun {
  return (
    typeof value === 'object' && value !== null && 'table' in value && 'fields' in value && 'rows' in value
  );
}
