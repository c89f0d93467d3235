import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CHECKOUT } from '../checkout.ts';

const example = readFileSync(join(CHECKOUT, '.env.example'), 'utf8');
const checked = readFileSync(join(CHECKOUT, 'backend/src/config/env.dto.ts'), 'utf8');
const NAME_OF_FIELD = /^ {2}.*?\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)[?!]?(?::| =)/gm;

describe('.env.example', () => {
  it('lists every variable that the configuration check knows, and no other', () => {
    const known = [...checked.matchAll(NAME_OF_FIELD)].map(([, name]) => name);
    expect(known).toContain('PORT');
    expect(Object.keys(parseEnv(example)).sort()).toEqual(known.sort());
  });

  it('says of each block in a comment what it is for', () => {
    const blocks = example.split(/\n\n/);
    for (const block of blocks) expect(block).toMatch(/^#/);
  });
});
