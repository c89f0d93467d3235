import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { cloneSchools } from '../../load/cloned-schools.ts';
import { buildFrontend } from '../../local/build/build-frontend.ts';
import { seedOnce } from '../../local/product/demo-seed.ts';
import type { Environment } from '../../local/product/environment.ts';
import { startServices } from '../../local/product/services.ts';
import type { Stack } from '../../local/product/stack.ts';
import { withStack } from '../../local/product/with-stack.ts';
import { runToExit } from '../../local/supervision/start-failure.ts';
import { benchEnvironment } from '../bench-environment.ts';
import { withScript } from '../child-script.ts';
import { withProduct } from '../product.ts';
import { BEHIND_PROXY } from '../status-requests.ts';
import { type CaseSchool, writeCase } from './case-schools.ts';
import {
  kindTable,
  type Measuring,
  markdown,
  measured,
  type Phase,
  phaseTable,
  quantiles,
} from './measured-phase.ts';
import { type SchoolPeople, SchoolsPeople } from './school-people.ts';
import { lostOf, type Rush, rush, writeWeeks } from './staff-rooms.ts';
import { askForAll, checkWhole, type Outcome } from './twenty-papers.ts';
import { worstCases } from './worst-cases.ts';

/**
 * `npm run papers`: the twenty worst papers at once, and three hundred teachers who ask for their week, beside ordinary
 * requests of other schools. It says how that went; it ends with an error only when a paper is lost or an answer fails.
 * PAPERS_ALONE_SECONDS: how long the others are measured by themselves. PAPERS_CASES: numbers of cases with commas
 * between, instead of all. PAPERS_PROFILE: a folder for a profile of the product's processor.
 */
const aloneSeconds = Number(process.env.PAPERS_ALONE_SECONDS ?? 60);
const chosen = process.env.PAPERS_CASES?.split(',').map(Number);
const { PAPERS_PROFILE: profiles } = process.env;
const PROFILED: Environment = profiles ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` } : {};
const ROOMS = 30;
const OTHERS = 10;
/** Within a minute, and all in the second in which a bell rings. */
const RUSHES = [60, 1];
const JWT_SECRET = 'a-secret-that-this-run-alone-shares-with-itself';

async function papers(): Promise<number> {
  const environment = { ...(await benchEnvironment()), SUPABASE_JWT_SECRET: JWT_SECRET };
  Object.assign(process.env, environment);
  const code = await withStack(load);
  if (code !== 0) console.error(`Logs of the product: ${environment.DATA_DIR}/logs`);
  else await rm(environment.DATA_DIR, { recursive: true });
  return code;
}

async function load(stack: Stack): Promise<void> {
  const { environment, hostedBackend } = await startServices(stack);
  await Promise.all([hostedBackend.answering, buildFrontend(stack.settings)]);
  await seedOnce(stack, environment);
  const bench = { stack, environment: { ...environment, APP_MODE: 'test' } };
  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  const issuer = `${environment.SUPABASE_URL}/auth/v1`;
  try {
    await cloneSchools(client, worstCases().length + OTHERS + ROOMS);
    const lost = await withProduct(bench, { ...BEHIND_PROXY, ...PROFILED }, (url) =>
      withScript('worst-papers/ordinary-requests.ts', environment, (ordinary) => {
        const people = new SchoolsPeople(client, { url, issuer, jwtSecret: JWT_SECRET });
        return measureAll({ url, dataDir: stack.settings.dataDir, ordinary }, people, client);
      }),
    );
    if (lost.length > 0) throw new Error(`Lost or failed:\n${lost.join('\n')}`);
  } finally {
    await client.end();
  }
}

/** What was lost, and which ordinary answers failed. */
async function measureAll(measuring: Measuring, people: SchoolsPeople, client: pg.Client): Promise<string[]> {
  const { url, ordinary } = measuring;
  const all = worstCases();
  const cases = all.filter((_, at) => chosen?.includes(at + 1) ?? true);
  const schools: CaseSchool[] = [];
  for (const [at, worst] of cases.entries())
    schools.push(await writeCase(url, worst, await people.of(at + 1)));
  const teachers = await writeWeeks(client, await peopleOf(people, all.length + OTHERS, ROOMS));
  const others = (await peopleOf(people, all.length, OTHERS)).flatMap((school) => school.all);
  await ordinary.ask({ kind: 'prepare', url, teachers: others });
  const alone = await measured('alone', measuring, () => pause(aloneSeconds * 1_000));
  const twenty = await measured(`${cases.length} worst papers`, measuring, () => askForAll(url, schools));
  console.log(`\n${phaseTable([alone, twenty])}\n`);
  const outcomes = await checkWhole(twenty.result, cases);
  console.log(`${outcomeTable(outcomes, schools)}\n`);
  const rushes: (Phase<Rush> & { lost: string[] })[] = [];
  for (const within of RUSHES) {
    const name = `${teachers.length} weeks within ${within} s`;
    const phase = await measured(name, measuring, () => rush(url, teachers, within));
    rushes.push({ ...phase, lost: await lostOf(phase.result) });
  }
  const phases = [alone, twenty, ...rushes];
  console.log(`${phaseTable(phases)}\n\n${kindTable(phases)}\n\n${rushTable(rushes)}`);
  return [
    ...outcomes.flatMap(({ name, lost }) => (lost ? [`${name}: ${lost}`] : [])),
    ...rushes.flatMap(({ lost }) => lost),
    ...phases.flatMap(({ name, ordinary: { failures } }) => failures.map((each) => `${name}: ${each}`)),
  ];
}

async function peopleOf(people: SchoolsPeople, before: number, count: number): Promise<SchoolPeople[]> {
  const found: SchoolPeople[] = [];
  for (let school = before + 1; school <= before + count; school += 1) found.push(await people.of(school));
  return found;
}

function outcomeTable(outcomes: readonly Outcome[], schools: readonly CaseSchool[]): string {
  const rows = outcomes.map(({ name, template, asked, lost }, at) => {
    const untaken = schools[at]?.untaken ?? [];
    const plans = untaken.length === 0 ? '' : `${untaken.length} plans not taken: ${untaken[0]}`;
    return [name, [plans, template].filter(Boolean).join('; '), asked?.places[0] ?? '', endOf(asked, lost)];
  });
  return markdown(['paper', 'before', 'place', 'end'], rows);
}

function endOf(asked: Outcome['asked'], lost: string | null): string {
  const after = asked ? `after ${asked.seconds.toFixed(1)} s` : '';
  if (lost) return `LOST ${after}: ${lost}`;
  if (!asked) return 'LOST';
  return 'content' in asked.end
    ? `whole ${after}, ${(asked.end.content.length / 1_024).toFixed(0)} kB`
    : `refused ${after}: ${asked.end.refused}`;
}

function rushTable(rushes: readonly (Phase<Rush> & { lost: readonly string[] })[]): string {
  const rows = rushes.map(({ name, result, lost }) => [
    ...[
      name,
      result.asked.length + result.failed.length - lost.length,
      result.direct,
      result.firstPlace ?? '-',
    ],
    ...[
      result.largestPlace ?? '-',
      quantiles(result.waited.map((each) => each * 1_000)),
      result.seconds.toFixed(1),
    ],
  ]);
  const heads = [
    'asked',
    'whole',
    'at once',
    'first place told',
    'largest',
    'waited: p50, p99, most (ms)',
    'last (s)',
  ];
  return markdown(heads, rows);
}

await runToExit(papers);
