import { DatabaseError } from 'pg';
import { ConfigError } from './config/load-env.js';
import { reasonOf } from './start-failure.js';

const database = (message: string, code: string) =>
  Object.assign(new DatabaseError(message, message.length, 'error'), { code });
const system = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('why a program did not start', () => {
  it.each([
    [
      'a wrong password',
      database('password authentication failed for user "rekod"', '28P01'),
      /refuses the user/,
    ],
    ['a database that is not there', database('database "rekod" does not exist', '3D000'), /does not exist/],
    ['a busy port', system('listen EADDRINUSE', 'EADDRINUSE'), /^The port is in use by another program\.$/],
    [
      'a host without a server',
      new AggregateError([system('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]),
      /^What it needs does not answer: connect ECONNREFUSED ::1:5432\.$/,
    ],
    [
      'a migration that fails',
      new Error('Migration 0042 failed.', { cause: database('relation "schools" exists', '42P07') }),
      /^Migration 0042 failed: relation "schools" exists\.$/,
    ],
    ['a bad configuration', new ConfigError(['PORT: must be a number']), /PORT: must be a number/],
  ])('%s is a sentence', (_what, error, sentence) => {
    const reason = reasonOf(error);
    expect(reason).toMatch(sentence);
    expect(reason).not.toMatch(/undefined|^\s+at /m);
  });

  it('a fault of our own keeps its stack', () => {
    expect(reasonOf(new TypeError('x is not a function'))).toMatch(/^TypeError: x is not a function\n\s+at /);
    expect(reasonOf('thrown text')).toBe('thrown text');
  });
});
