import { versionProblem } from './require-postgres.js';

describe('the database', () => {
  it.each(['160000', '170005', '180004'])('may be %s', (version) => {
    expect(versionProblem(version)).toBeUndefined();
  });

  it.each([
    ['150014', 'The database is Postgres 15, and the product needs Postgres 16 to 18.'],
    ['190000', 'The database is Postgres 19, and the product needs Postgres 16 to 18.'],
  ])('may not be %s, and one sentence says so', (version, sentence) => {
    expect(versionProblem(version)).toBe(sentence);
  });
});
