import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

const FOLDER = join(CHECKOUT, 'infra/hosted-backend');
const page = readFileSync(join(FOLDER, 'README.md'), 'utf8');
/** Files and folders that it names, as it does: from its own folder or from `src/`. */
const named = [...page.matchAll(/`([\w./*-]+(?:\.ts|\/))`/g)].map(([, path = '']) => path);

describe('The page of the hosted backend', () => {
  it('names files and folders that there are', () => {
    const roots = [FOLDER, join(FOLDER, 'src'), CHECKOUT];
    const lost = named.filter((path) => !roots.some((root) => globSync(path, { cwd: root }).length > 0));
    expect(lost).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
  });

  it('tells of every folder of its source', () => {
    const folders = globSync('*/', { cwd: join(FOLDER, 'src') });
    expect(folders.filter((folder) => !page.includes(`\`${folder}/\``))).toEqual([]);
  });

  it('is where the README of the project leads to', () => {
    expect(readFileSync(join(CHECKOUT, 'README.md'), 'utf8')).toContain('(infra/hosted-backend/README.md)');
  });
});
