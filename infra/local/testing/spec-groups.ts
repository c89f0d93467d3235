import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Of a jest project, as much as is needed here. */
type Project = Readonly<{
  rootDir: string;
  displayName: string;
  roots: readonly string[];
  testMatch: readonly string[];
  testPathIgnorePatterns?: readonly string[];
}>;
/** Of the files of a group: none may need what another has left, or be disturbed by it. */
type Order = 'forwards' | 'backwards';
type SpecFile = Readonly<{ path: string; source: string }>;

/** To load the application takes as long as several files; the groups of rules, short ones, keep both workers at work to the end. */
const FILES_PER_GROUP: Readonly<Record<string, number>> = { unit: 64, redis: 7 };
const FILES_PER_OTHER_GROUP = 28;
/** They have one application, which each of their groups starts; some of them with a hosted backend. */
const SHARES_AN_APPLICATION = /\bshareTestApp\(|\/in-school\.js'/;
const SHARES_A_HOSTED_BACKEND = /\bshareHostedApp\(/;
/** What takes as long as a group by itself. */
const LONG = named('platform-junk', 'queue', 'seed', 'start-up');
/** A job or an event of its own, which the product of every file beside it would have too, with nobody who handles it. */
const DEFINES_ITS_OWN = /^(const|export) .*\bdefine[A-Z]\w*[(<]/m;

/** Too long for every push: the weekly workflow runs them, and on Redis whatever touches the queue. */
const WEEKLY: Readonly<Record<string, readonly string[]>> = {
  http: named('chaos', 'replay'),
  redis: named(
    'live-changes',
    'mail',
    'operations-board',
    'operations-replays',
    'receipt-mail',
    'reconcile',
    'replay',
    'subscription',
    'subscription-notices',
    'toyyibpay',
    'webhooks',
    'webhooks-database-down',
    'webhooks-inbox',
  ),
};

/**
 * The same project with its files run in groups: each loads the application once, which for a file by itself takes
 * longer than most of its tests. Writes the groups to `folder`. Returns what jest is to be told instead.
 */
export function inGroups<T extends Project>(project: T, folder: string, order: Order = 'forwards'): T {
  const { displayName, rootDir } = project;
  const groups = groupFiles(specFilesOf(project), FILES_PER_GROUP[displayName] ?? FILES_PER_OTHER_GROUP);
  mkdirSync(folder, { recursive: true });
  groups.forEach((forwards, index) => {
    const paths = order === 'forwards' ? forwards : forwards.toReversed();
    const name = `${displayName}-${String(index).padStart(2, '0')}.cjs`;
    writeFileSync(join(folder, name), groupSource(rootDir, paths));
  });
  return { ...project, roots: [folder], testMatch: [`${folder}/${displayName}-*.cjs`] };
}

/** Whether a file shares its application with others of its group. */
export function sharesAnApplication(source: string): boolean {
  return SHARES_AN_APPLICATION.test(source) || SHARES_A_HOSTED_BACKEND.test(source);
}

/**
 * First those that stand alone, then those that share an application, then the others: dealt out by size, so that the
 * groups are about as long as each other.
 */
export function groupFiles(files: readonly SpecFile[], perGroup: number): string[][] {
  const bySize = files.toSorted((one, other) => other.source.length - one.source.length);
  const { alone = [], hosted = [], sharing = [], others = [] } = Object.groupBy(bySize, kindOf);
  return [
    ...alone.map(({ path }) => [path]),
    ...[hosted, sharing, others].flatMap((kind) => dealOut(kind, Math.ceil(kind.length / perGroup))),
  ];
}

function dealOut(files: readonly SpecFile[], hands: number): string[][] {
  const groups = Array.from({ length: hands }, (): string[] => []);
  files.forEach(({ path }, index) => void groups[index % hands]?.push(path));
  return groups;
}

function kindOf(file: SpecFile): 'alone' | 'hosted' | 'sharing' | 'others' {
  if (standsAlone(file)) return 'alone';
  if (SHARES_A_HOSTED_BACKEND.test(file.source)) return 'hosted';
  return SHARES_AN_APPLICATION.test(file.source) ? 'sharing' : 'others';
}

function standsAlone({ path, source }: SpecFile): boolean {
  return LONG.includes(basename(path)) || DEFINES_ITS_OWN.test(source);
}

/**
 * Each file is a block of its own, named after it, so that its hooks stay its own. What it spied on ends with it; what
 * the files share ends with the last.
 */
function groupSource(rootDir: string, paths: readonly string[]): string {
  const blocks = paths.map(
    (path) => `describe(${JSON.stringify(relative(rootDir, path))}, () => {
  afterAll(() => jest.restoreAllMocks());
  require(${JSON.stringify(path)});
});`,
  );
  return `${SHARING}\n${blocks.join('\n')}\n`;
}

const SHARING = `globalThis.specGroup = { endings: [] };
afterAll(async () => { for (const end of specGroup.endings) await end(); });`;

function named(...names: readonly string[]): string[] {
  return names.map((name) => `${name}.spec.ts`);
}

function specFilesOf({
  displayName,
  rootDir,
  roots,
  testMatch,
  testPathIgnorePatterns = [],
}: Project): SpecFile[] {
  const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
  const patterns = roots.flatMap((root) =>
    testMatch.map((match) => join(root.replace('<rootDir>', rootDir), match)),
  );
  return globSync(patterns)
    .filter(
      (path) => !WEEKLY[displayName]?.includes(basename(path)) && !ignored.some((each) => each.test(path)),
    )
    .toSorted()
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }));
}
