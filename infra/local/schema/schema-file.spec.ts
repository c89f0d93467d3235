import { readFileSync } from 'node:fs';
import { SCHEMA_FILE, schemaFile } from './schema-file.ts';

const END_OF_HEAD = '\n\n';

it('the page of the database is what `npm run schema` wrote of these migrations, and nobody has changed it since', () => {
  const written = readFileSync(SCHEMA_FILE, 'utf8');
  const text = written.slice(written.indexOf(END_OF_HEAD) + END_OF_HEAD.length);
  expect(written.split(END_OF_HEAD)[0]).toBe(schemaFile(text).split(END_OF_HEAD)[0]);
});
