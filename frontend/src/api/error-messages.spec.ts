import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasStaffMessage } from './staff-error-messages';

const BACKEND = join(__dirname, '../../../backend/src');

/** Every code that some error class of the API carries. */
function codesOfTheApi(): string[] {
  const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /errors?\.ts$/.test(file),
  );
  const sources = files.map((file) => readFileSync(join(BACKEND, file), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/super\(\s*'([A-Z_]+)'/g)].map(([, code = '']) => code),
  );
}

it('every code of the API has a text in Malay', () => {
  const codes = codesOfTheApi();
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !hasStaffMessage(code))).toEqual([]);
});
