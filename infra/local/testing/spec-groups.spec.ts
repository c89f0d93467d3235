import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { groupFiles, inGroups, sharesAnApplication } from './spec-groups.ts';

const file = (name: string, length: number) => source(name, ' '.repeat(length));
const source = (name: string, text: string) => ({ path: `/checkout/${name}.spec.ts`, source: text });

describe('The files of a whole run', () => {
  it('are dealt out by size, so that no group is much longer than another', () => {
    const files = [file('a', 10), file('b', 40), file('c', 30), file('d', 20)];
    expect(groupFiles(files, 2)).toEqual([
      ['/checkout/b.spec.ts', '/checkout/d.spec.ts'],
      ['/checkout/c.spec.ts', '/checkout/a.spec.ts'],
    ]);
  });

  it('that take as long as a group stand alone, before the groups', () => {
    expect(groupFiles([file('mail', 10), file('seed', 5)], 10)).toEqual([
      ['/checkout/seed.spec.ts'],
      ['/checkout/mail.spec.ts'],
    ]);
  });
});

it('Files that share an application stand with each other, and with no other', () => {
  const sharing = (name: string) => source(name, 't = await shareTestApp();');
  const hosted = source('pictures', 't = await shareHostedApp();');
  const inSchool = source('panels', "import { inSchool } from './support/in-school.js';");
  const files = [sharing('classes'), hosted, source('money', 't = await startTestApp();'), inSchool];
  expect(groupFiles(files, 10)).toEqual([
    ['/checkout/pictures.spec.ts'],
    ['/checkout/panels.spec.ts', '/checkout/classes.spec.ts'],
    ['/checkout/money.spec.ts'],
  ]);
});

it('None that shares an application gives a school a code: another of its group may have taken it', () => {
  const files = globSync(join(CHECKOUT, 'backend/test/**/*.spec.ts')).map((path) => ({
    name: basename(path),
    text: readFileSync(path, 'utf8'),
  }));
  const sharing = files.filter(({ text }) => sharesAnApplication(text));
  expect(sharing.length).toBeGreaterThan(0);
  const naming = sharing.filter(({ text }) => /\bmake(Trial)?School\(t, \S/.test(text));
  expect(naming.map(({ name }) => name)).toEqual([]);
});

it('No file puts another module in the place of one: its group may have loaded that before it', () => {
  const files = globSync(
    join(CHECKOUT, '{backend,frontend,infra}/{src,test,local,service-worker}/**/*.spec.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const putting = files.filter((path) =>
    /\bjest\.(?:mock|doMock|unstable_mockModule)\(/.test(readFileSync(path, 'utf8')),
  );
  expect(putting.map((path) => basename(path))).toEqual([]);
});

describe('A file that defines a job, an event or a queue of its own', () => {
  it.each([
    "const told = defineEvent<{ word: string }>('probe.told');",
    "import { a } from 'b';\nconst logged = defineJob<object>({\n});",
    "export const queue = defineQueue({ name: 'probe' });",
  ])('stands alone: no other has it in its product (%s)', (text) => {
    expect(groupFiles([source('classes', 'it()'), source('logging', text)], 10)).toEqual([
      ['/checkout/logging.spec.ts'],
      ['/checkout/classes.spec.ts'],
    ]);
  });
});

describe('A project in groups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rekod-groups-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('runs each of its files once, as a block named after it, and none of another project', () => {
    for (const name of ['one.spec.ts', 'two.spec.ts', 'no-test.ts']) writeFileSync(join(folder, name), '');
    const groups = join(folder, 'groups');
    const project = {
      rootDir: folder,
      displayName: 'unit',
      roots: ['<rootDir>'],
      testMatch: ['**/*.spec.ts'],
    };
    expect(inGroups(project, groups)).toMatchObject({ roots: [groups], testMatch: [`${groups}/unit-*.cjs`] });
    const [written = '', ...others] = readdirSync(groups);
    expect(others).toEqual([]);
    const source = readFileSync(join(groups, written), 'utf8');
    expect(source.match(/describe\("[^"]+"/g)).toEqual(['describe("one.spec.ts"', 'describe("two.spec.ts"']);
    expect(source.match(/require\(/g)).toHaveLength(2);
  });

  it('has them the other way round where order is what is asked', () => {
    for (const name of ['one.spec.ts', 'two.spec.ts']) writeFileSync(join(folder, name), '');
    const groups = join(folder, 'groups');
    const project = { rootDir: folder, displayName: 'http', roots: ['<rootDir>'], testMatch: ['*.spec.ts'] };
    inGroups(project, groups, 'backwards');
    const source = readFileSync(join(groups, 'http-00.cjs'), 'utf8');
    expect(source.match(/describe\("[^"]+"/g)).toEqual(['describe("two.spec.ts"', 'describe("one.spec.ts"']);
  });

  it('ends what its files share after the last of them', () => {
    writeFileSync(join(folder, 'one.spec.ts'), '');
    const groups = join(folder, 'groups');
    inGroups(
      { rootDir: folder, displayName: 'http', roots: ['<rootDir>'], testMatch: ['*.spec.ts'] },
      groups,
    );
    const source = readFileSync(join(groups, 'http-00.cjs'), 'utf8');
    expect(source).toMatch(/^globalThis\.specGroup = .*\nafterAll\(.*specGroup\.endings/);
  });

  it('leaves out what its project ignores', () => {
    mkdirSync(join(folder, 'parts'));
    for (const name of ['one.spec.ts', 'parts/two.spec.ts']) writeFileSync(join(folder, name), '');
    const groups = join(folder, 'groups');
    const project = {
      rootDir: folder,
      displayName: 'http',
      roots: ['<rootDir>'],
      testMatch: ['**/*.spec.ts'],
    };
    inGroups({ ...project, testPathIgnorePatterns: ['/node_modules/', '/parts/'] }, groups);
    const source = readFileSync(join(groups, 'http-00.cjs'), 'utf8');
    expect(source.match(/describe\("[^"]+"/g)).toEqual(['describe("one.spec.ts"']);
  });

  it('leaves to the weekly workflow what is too long for every push', () => {
    for (const name of ['chaos.spec.ts', 'mail.spec.ts']) writeFileSync(join(folder, name), '');
    const groups = join(folder, 'groups');
    const project = { rootDir: folder, roots: ['<rootDir>'], testMatch: ['**/*.spec.ts'] };
    for (const displayName of ['http', 'redis']) inGroups({ ...project, displayName }, groups);
    const named = (group: string) => readFileSync(join(groups, group), 'utf8').match(/describe\("[^"]+"/g);
    expect(named('http-00.cjs')).toEqual(['describe("mail.spec.ts"']);
    expect(named('redis-00.cjs')).toEqual(['describe("chaos.spec.ts"']);
  });
});
