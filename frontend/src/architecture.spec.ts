import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

/** Source text by path below `src`. */
type Sources = ReadonlyMap<string, string>;

/** From the ground up: each imports what stands below it, and what stands beside it without a cycle. */
const FLOORS: readonly (readonly string[])[] = [
  ['ui'],
  ['api'],
  ['site'],
  ['session'],
  ['school'],
  ['records', 'forms', 'queries', 'live'],
  ['grid', 'imports', 'nouns'],
  ['features'],
  ['workbench'],
  ['app'],
];

/** What others may import of a feature: its face, and to the application alone the table of its pages. */
const FACES: Readonly<Record<string, RegExp>> = {
  features: /^features\/[^/]+\/index\.ts$/,
  workbench: /^features\/[^/]+\/index\.ts$/,
  app: /^features\/[^/]+\/(?:index|pages)\.ts$/,
};

function floorOf(path: string): number {
  if (!path.includes('/')) return FLOORS.length;
  return FLOORS.findIndex((areas) => areas.includes(areaOf(path)));
}

function areaOf(path: string): string {
  return path.split('/', 1).join();
}

function featureOf(path: string): string | undefined {
  return /^features\/([^/]+)\//.exec(path)?.[1];
}

/** Own files that the file imports in any way. */
function importsOf(file: string, sources: Sources): string[] {
  return ts
    .preProcessFile(sources.get(file) ?? '', true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => {
      const path = posix.join(posix.dirname(file), fileName);
      return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((own) => sources.has(own)) ?? path;
    });
}

function crossedWalls(sources: Sources): string[] {
  const crossed = [...sources.keys()].flatMap((file) => [
    ...(floorOf(file) === -1 ? [`${file} stands on no floor`] : []),
    ...importsOf(file, sources).flatMap((target) => problemsOf(file, target)),
  ]);
  return [...crossed, ...cyclesOf(sources)];
}

function problemsOf(file: string, target: string): string[] {
  if (target.startsWith('../')) return [];
  const say = (problem: string) => [`${file} imports ${target}: ${problem}`];
  if (floorOf(target) > floorOf(file)) return say(`${areaOf(file)} stands below ${areaOf(target)}`);
  const feature = featureOf(target);
  if (!feature || feature === featureOf(file) || file.endsWith('.spec.ts')) return [];
  return FACES[areaOf(file)]?.test(target) ? [] : say('past its index.ts');
}

function cyclesOf(sources: Sources): string[] {
  const found: string[] = [];
  const finished = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push(`a cycle: ${[...way.slice(way.indexOf(file)), file].join(' -> ')}`);
    if (way.includes(file) || finished.has(file)) return;
    for (const target of importsOf(file, sources)) if (sources.has(target)) follow(target, [...way, file]);
    finished.add(file);
  };
  for (const file of sources.keys()) follow(file, []);
  return found;
}

const productSources = (): Sources =>
  new Map(
    readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => [path.replaceAll(sep, '/'), readFileSync(join(__dirname, path), 'utf8')]),
  );

/** The walls crossed when this file, and empty files at the other paths, are all there is. */
const planted = (file: string, text: string, ...others: string[]) =>
  crossedWalls(new Map([[file, text], ...others.map((other): [string, string] => [other, ''])]));

describe('the floors of the front end', () => {
  it('stand', () => {
    const sources = productSources();
    expect(sources.size).toBeGreaterThan(400);
    expect(crossedWalls(sources)).toEqual([]);
  });

  it.each([
    ['ui/button.tsx', '../site/paths', 'ui stands below site'],
    ['api/client.ts', '../session/session', 'api stands below session'],
    ['site/host.ts', '../session/session', 'site stands below session'],
    ['session/leave.ts', '../school/roles', 'session stands below school'],
    ['school/roles.ts', '../records/record-kind', 'school stands below records'],
    ['forms/ask.ts', '../features/billing', 'forms stands below features'],
    ['features/billing/calls.ts', '../../app/routes', 'features stands below app'],
    ['features/billing/calls.ts', '../../workbench/gallery/gallery-page', 'features stands below workbench'],
    ['app/routes.tsx', '../main', 'app stands below main.ts'],
  ])('%s may not import %s', (file, imported, problem) => {
    const target = posix.join(posix.dirname(file), imported);
    const own = target === 'features/billing' ? `${target}/index.ts` : `${target}.ts`;
    expect(planted(file, `import { x } from '${imported}';`, own)).toEqual([
      expect.stringContaining(problem),
    ]);
  });

  it('let whatever stands higher import what stands below it, and its neighbours', () => {
    const text = `
      import { Button } from '../../ui/button';
      import { paths } from '../../site/paths';
      import type { Record } from '../../records/record-kind';
      const late = () => import('./late-page');`;
    const others = [
      'ui/button.tsx',
      'site/paths.ts',
      'records/record-kind.ts',
      'features/billing/late-page.tsx',
    ];
    expect(planted('features/billing/page.tsx', text, ...others)).toEqual([]);
    expect(planted('records/outbox.ts', "import { x } from '../live/stream';", 'live/stream.ts')).toEqual([]);
  });

  it('name every folder: another one is a decision', () => {
    expect(planted('utils/x.ts', '')).toEqual(['utils/x.ts stands on no floor']);
  });
});

describe('a feature', () => {
  const face = 'features/members/index.ts';
  const inside = 'features/members/queries.ts';
  const table = 'features/members/pages.ts';

  it.each([
    ['a static import', "import { x } from '../members/queries';"],
    ['an import of types', "import type { X } from '../members/queries';"],
    ['a dynamic import', "const x = await import('../members/queries');"],
    ['a re-export', "export { x } from '../members/queries';"],
  ])('is not entered past its face by %s', (_way, text) => {
    expect(planted('features/dashboard/x.ts', text, face, inside)).toEqual([
      'features/dashboard/x.ts imports features/members/queries.ts: past its index.ts',
    ]);
  });

  it('is entered by its face, and by the application through the table of its pages', () => {
    expect(planted('features/dashboard/x.ts', "import { x } from '../members';", face)).toEqual([]);
    expect(planted('features/dashboard/x.ts', "import { x } from '../members/pages';", table)).toHaveLength(
      1,
    );
    expect(planted('app/pages.ts', "import { x } from '../features/members/pages';", table)).toEqual([]);
    expect(planted('app/x.ts', "import { x } from '../features/members/queries';", inside)).toHaveLength(1);
  });
});

/** A file that asks the server by another name than all the others. */
const isOtherwiseNamed = (path: string) =>
  /^(?:features|imports)\/(?:.*[/-])?(?:api|query|queries)\.tsx?$/.test(path);

describe('what is asked of the server', () => {
  it('stands in a file of one name in every feature: calls.ts, or what is fetched apart in x-calls.ts', () => {
    const paths = [...productSources().keys()];
    expect(paths.filter(isOtherwiseNamed)).toEqual([]);
    expect(paths.filter((path) => /^features\/.*\/(?:[\w-]+-)?calls\.ts$/.test(path)).length).toBeGreaterThan(
      40,
    );
  });

  it.each(['features/members/api.ts', 'features/visits/links-query.ts', 'imports/queries.ts'])(
    '%s is found',
    (path) => expect(isOtherwiseNamed(path)).toBe(true),
  );
});

it('a cycle is found, through a third file or a face too', () => {
  const found = crossedWalls(
    new Map([
      ['features/a/index.ts', "export { a } from './a';"],
      ['features/a/a.ts', "import { b } from '../b';"],
      ['features/b/index.ts', "export { b } from './b';"],
      ['features/b/b.ts', "import { a } from '../a';"],
    ]),
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('a cycle: ');
});
