import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CHECKOUT = resolve(__dirname, '../../../..');
const FOLDER = join(CHECKOUT, 'backend/migrations');
const RELEASES: { version: string; lastMigration: string }[] = JSON.parse(
  readFileSync(join(CHECKOUT, 'infra/deploy/releases.json'), 'utf8'),
);

const landed = readFileSync(join(FOLDER, 'landed.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string]);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));

describe('a migration that has landed', () => {
  it.each(landed)('%s %s keeps its name and its content', (sum, name) => {
    const found = createHash('sha256')
      .update(readFileSync(join(FOLDER, name)))
      .digest('hex');
    expect(found.slice(0, sum.length)).toBe(sum);
  });

  it('of a release comes before all that were written after it', () => {
    const names = new Set(landed.map(([, name]) => name));
    const added = files.filter((name) => !names.has(name));
    for (const { lastMigration } of RELEASES)
      for (const name of added) expect(name > `${lastMigration}.sql`).toBe(true);
  });
});
