import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from '../checkout.ts';

type Job = Readonly<{
  'timeout-minutes'?: number;
  strategy?: { matrix: { command?: string[] } };
  steps: { run?: string; uses?: string; with?: Readonly<Record<string, unknown>> }[];
}>;
type Workflow = Readonly<{
  on: { schedule?: { cron: string }[] };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}>;

const FOLDER = join(CHECKOUT, '.github/workflows');
const read = (file: string): Workflow => parse(readFileSync(join(FOLDER, file), 'utf8'));
const {
  scripts,
  devDependencies,
}: Record<'scripts' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync(join(CHECKOUT, 'package.json'), 'utf8'),
);

/** The names of the commands of package.json that a workflow runs. */
function commandsOf({ jobs }: Workflow): string[] {
  const lines = Object.values(jobs).flatMap(({ steps, strategy }) => [
    ...steps.map(({ run = '' }) => run),
    ...(strategy?.matrix.command ?? []),
  ]);
  return [...lines.join('\n').matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, named, bare]) => named ?? bare ?? '',
  );
}

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const workflow = read(file);

  it('runs only commands that there are', () => {
    for (const command of commandsOf(workflow)) expect(Object.keys(scripts)).toContain(command);
  });

  it('reads the repository and no more, but for the images of a release, and ends every job in time', () => {
    const images = file === 'release.yml' ? { packages: 'write' } : {};
    expect(workflow.permissions).toEqual({ contents: 'read', ...images });
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  // A tag can be moved to other code.
  it('names every action of others by its commit', () => {
    const actions = Object.values(workflow.jobs).flatMap(({ steps }) =>
      steps.flatMap(({ uses = [] }) => uses),
    );
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });
});

it('workflows and images run the Node that package.json names, and the programs ask for it', () => {
  const [major = ''] = devDependencies.node?.split('.') ?? [];
  const workflows = readdirSync(FOLDER).flatMap((file) => Object.values(read(file).jobs));
  const set = workflows.flatMap(({ steps }) => steps.flatMap((step) => step.with?.['node-version'] ?? []));
  const dockerfile = readFileSync(join(CHECKOUT, 'infra/docker/Dockerfile'), 'utf8');
  const images = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
  // What is bundled stands in no checkout, and cannot ask package.json.
  const asked = ['backend', 'infra/hosted-backend'].map((program) => {
    const text = readFileSync(join(CHECKOUT, program, 'src/node-version.ts'), 'utf8');
    return /NEEDED = '(\d+)'/.exec(text)?.[1];
  });
  expect(new Set([...set, ...images, ...asked].map(String))).toEqual(new Set([major]));
});

it('every push is asked for known faults of what it depends on', () => {
  expect(commandsOf(read('ci.yml'))).toContain('audit:dependencies');
});

it('every week what takes too long for a push is run', () => {
  const weekly = read('weekly.yml');
  expect(weekly.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }]);
  expect(commandsOf(weekly)).toEqual(
    expect.arrayContaining([
      'test:hosted-backend',
      'test:backwards',
      'oracle',
      'contests',
      'replay',
      'chaos',
      'fuzz',
      'exports',
      'bench',
      'papers',
      'lighthouse',
      'a11y',
      'kept',
      'engines',
      'deployment',
      'recovery',
      'rollout',
      'upgrade',
      'alerts',
    ]),
  );
});

it('a release builds every image that the Dockerfile has, under the version of package.json', () => {
  const release = Object.values(read('release.yml').jobs).flatMap(({ steps }) =>
    steps.map(({ run = '' }) => run),
  );
  const dockerfile = readFileSync(join(CHECKOUT, 'infra/docker/Dockerfile'), 'utf8');
  const built = /for target in (.+); do/.exec(release.join('\n'))?.[1]?.split(' ') ?? [];
  const stages = dockerfile.split(/^(?=FROM )/m).filter((stage) => /^CMD /m.test(stage));
  const images = stages.map((stage) => / AS ([\w-]+)$/m.exec(stage)?.[1]);
  expect(built.sort()).toEqual(images.sort());
});
