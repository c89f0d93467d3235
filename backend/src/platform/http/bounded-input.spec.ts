import { ValidationError } from '../errors/errors.js';
import { refuseBoundlessJson, refuseBoundlessPairs } from './bounded-input.js';

const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":${at}`).join(',')}}`;
const nested = (depth: number) => '[{"a":'.repeat(depth / 2) + '}]'.repeat(depth / 2);

describe('JSON', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['a word', 'null'],
    ['32 levels', nested(32)],
    ['200 keys', keys(200)],
    ['200 keys in each of 50 objects', `[${Array.from({ length: 50 }, () => keys(200)).join(',')}]`],
    ['a list of 100,000 numbers', `[${'0,'.repeat(100_000)}0]`],
    ['brackets, quotes and colons within a text', JSON.stringify({ text: '{[":"'.repeat(5_000) })],
    ['a backslash at the end of a text', JSON.stringify({ text: '\\', next: '\\\\' })],
    ['a text that never ends', `{"a":"${'\\"'.repeat(50_000)}`],
    ['a lone backslash at the end', '{"a":"\\'],
    ['brackets that close nothing', ']}'.repeat(100)],
    ['a key of 100 characters', `{"${'k'.repeat(100)}":1}`],
  ])('of %s is for the parser', (_what, text) => {
    expect(() => refuseBoundlessJson(text)).not.toThrow();
  });

  it.each<[string, string]>([
    ['34 levels', nested(34)],
    ['3,000 levels that never close', '['.repeat(3_000)],
    ['201 keys', keys(201)],
    ['201 keys further in', `{"a":[1,${keys(201)}]}`],
    ['201 keys around an object', keys(201).replace('"k7":7', '"k7":{"a":{"b":1}}')],
    ['201 keys with spaces before their colons', keys(201).replaceAll(':', ' \n:')],
    ['10,001 objects', `[${'{},'.repeat(10_000)}{}]`],
    ['a key of 101 characters', `{"${'k'.repeat(101)}":1}`],
  ])('of %s is refused', (_what, text) => {
    expect(() => refuseBoundlessJson(text)).toThrow(ValidationError);
  });
});

describe('A form or a query', () => {
  it.each(['', 'a', 'a=1&a=2', `a=${'x'.repeat(10_000)}`, 'a&'.repeat(199)])(
    'that is small is read',
    (text) => {
      expect(() => refuseBoundlessPairs(text, 'query')).not.toThrow();
    },
  );

  it.each(['a&'.repeat(201), `${'k'.repeat(101)}=1`, `a=1&${'k'.repeat(101)}`])(
    'that is not is refused',
    (text) => {
      expect(() => refuseBoundlessPairs(text, 'query')).toThrow(ValidationError);
    },
  );
});
