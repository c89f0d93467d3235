import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../api/api-error';
import { errorMessage } from '../api/error-messages';
import { hasStaffMessage } from '../api/staff-error-messages';
import { sealedRefusal } from '../features/lesson-plans/sealed-refusal';
import { secondFactorRefusal } from '../features/members/second-factor';
import { contestRefusal } from '../features/registration/contest-code';

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

/** By the one page that can meet it: what is said everywhere travels with the sign-in. */
function isToldOnItsPage(code: string): boolean {
  const failure = new ApiError(code, 409, '');
  return [contestRefusal, secondFactorRefusal, sealedRefusal].some(
    (say) => say(failure) !== errorMessage(failure),
  );
}

it('every code of the API has a text in Malay', () => {
  const codes = codesOfTheApi();
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !hasStaffMessage(code) && !isToldOnItsPage(code))).toEqual([]);
});
