import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildProduct } from './support/product-process.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { environmentOf } from './support/test-environment.js';

const DIST = resolve(__dirname, '../dist');

let database: TestDatabase;

beforeAll(async () => {
  [database] = await Promise.all([createTestDatabase(), buildProduct()]);
});
afterAll(() => database?.drop());

async function run(program: string, databaseUrl: string): Promise<{ code: number; errors: string }> {
  const env = { ...environmentOf(databaseUrl, 'http://127.0.0.1:1'), PATH: process.env.PATH };
  const child = spawn(process.execPath, [join(DIST, program)], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, errors };
}

describe('a program that cannot start', () => {
  it.each([
    [
      'migrate.js',
      'a wrong password',
      { password: 'salah' },
      /^The database refuses the user or the password/,
    ],
    ['migrate.js', 'a database that is not there', { pathname: '/tiada' }, /^The database .* does not exist/],
    [
      'migrate.js',
      'no database at all',
      { host: '127.0.0.1:1' },
      /^What it needs does not answer: .*ECONNREFUSED/,
    ],
    ['main.js', 'a wrong password', { password: 'salah' }, /^The database refuses the user or the password/],
  ])('%s says of %s one sentence, and no secret', async (program, _what, change, sentence) => {
    const { code, errors } = await run(program, Object.assign(new URL(database.url), change).href);
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).not.toMatch(/salah|undefined/);
  });
});
