import { rm } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { benchEnvironment } from '../bench/bench-environment.ts';
import { percentile } from '../bench/median.ts';
import { buildFrontend } from '../local/build/build-frontend.ts';
import { seedOnce } from '../local/product/demo-seed.ts';
import { freePort } from '../local/product/ports.ts';
import type { ProductEnvironment } from '../local/product/product-environment.ts';
import { startProduct } from '../local/product/product-part.ts';
import { startServices } from '../local/product/services.ts';
import type { Stack } from '../local/product/stack.ts';
import { withStack } from '../local/product/with-stack.ts';
import { runToExit } from '../local/supervision/start-failure.ts';
import { cloneSchools, type SeededSchools } from './cloned-schools.ts';
import { type Footprint, footprints } from './footprint.ts';
import { OpenPages } from './open-pages.ts';
import { type Kind, monday, teacherOf } from './teacher-monday.ts';

/**
 * `npm run load [-- <schools>]`: a hundred thousand are a million members, and an hour's making; LOAD_DATA_DIR names a
 * folder in which they stay for the next time. Ends with an error only when an answer fails.
 */
const schools = Number(process.argv[2] ?? 1_000);
const PEOPLE = 10;
/** Of the members two in five come within the two hours before lessons. */
const COMING = 0.4;
const MORNING_SECONDS = 7_200;
const streams = Number(process.env.LOAD_STREAMS ?? Math.min(10_000, schools));
/** Teachers a second, of one morning after the other: what a machine bears is found in one run. */
const rates = (
  process.env.LOAD_TEACHERS_PER_SECOND ?? `${Math.max(1, (schools * PEOPLE * COMING) / MORNING_SECONDS)}`
)
  .split(',')
  .map(Number);
const keptIn = process.env.LOAD_DATA_DIR;
const seconds = Number(process.env.LOAD_SECONDS ?? 120);
const JWT_SECRET = 'a-secret-that-this-run-alone-shares-with-itself';

type Answers = Map<Kind, { times: number[]; failures: string[] }>;

async function load(): Promise<number> {
  const environment = {
    ...(await benchEnvironment()),
    ...(keptIn && { DATA_DIR: keptIn }),
    SUPABASE_JWT_SECRET: JWT_SECRET,
  };
  Object.assign(process.env, environment);
  const code = await withStack(async (stack) => {
    const { environment: product, hostedBackend } = await startServices(stack);
    await Promise.all([hostedBackend.answering, buildFrontend(stack.settings)]);
    await seedOnce(stack, product);
    const client = new pg.Client({ connectionString: product.DATABASE_URL });
    await client.connect();
    try {
      await run(stack, { ...product, APP_MODE: 'test', TRUSTED_PROXIES: '127.0.0.1' }, client);
    } finally {
      await client.end();
    }
  });
  if (code !== 0) console.error(`Logs of the product: ${environment.DATA_DIR}/logs`);
  else if (!keptIn) await rm(environment.DATA_DIR, { recursive: true });
  return code;
}

async function run(stack: Stack, environment: ProductEnvironment, client: pg.Client): Promise<void> {
  const bytesBefore = await bytesOf(client);
  const seedingAt = performance.now();
  const seeded = await cloneSchools(client, schools);
  const bytes = await bytesOf(client);
  console.log(
    `${schools} schools with ${PEOPLE} members each stand after ${since(seedingAt)} s: ` +
      `${inMegabytes(bytes)} MB, ${Math.round((bytes - bytesBefore) / schools / 1_024)} kB a school.`,
  );
  console.log(await largestTables(client));
  const [port, workerPort] = [await freePort(), await freePort()];
  await startProduct(stack, { ...environment, ROLE: 'worker' }, workerPort);
  await startProduct(stack, { ...environment, ROLE: 'api' }, port);
  const asking = {
    url: `http://127.0.0.1:${port}`,
    issuer: `${environment.SUPABASE_URL}/auth/v1`,
    jwtSecret: JWT_SECRET,
  };
  const teachers = Array.from({ length: streams }, (_, at) => teacherOf(seeded, at, asking));
  const pages = new OpenPages();
  const openingAt = performance.now();
  const opened = await pages.begin(asking.url, teachers);
  console.log(
    `${pages.alive} of ${streams} streams are open after ${since(openingAt)} s: ${quantiles(opened)}.`,
  );
  let failed = 0;
  let come = streams;
  for (const perSecond of rates) {
    const before = await footprints(client, stack.settings.dataDir);
    const standing = monitorEventLoopDelay({ resolution: 10 });
    standing.enable();
    const answers = await morning({ perSecond, first: come }, seeded, asking);
    const after = await footprints(client, stack.settings.dataDir);
    standing.disable();
    come += Math.ceil(perSecond * seconds);
    report(perSecond, answers);
    console.log(
      `In between the asking process itself stood still: p99 ${inMilliseconds(standing.percentile(99))}, at most ${inMilliseconds(standing.max)} ms.`,
    );
    console.log(`${pages.alive} of ${streams} streams are still open${endings(pages)}.\n`);
    console.log(await connectionsOf(client));
    footprintTable(before, after, answers);
    failed += [...answers.values()].reduce((sum, { failures }) => sum + failures.length, 0);
  }
  const written = (await bytesOf(client)) - bytes;
  console.log(
    `The morning wrote ${inMegabytes(written)} MB; the database has ${inMegabytes(bytes + written)} MB.`,
  );
  const lost = streams - pages.alive;
  pages.close();
  if (failed + lost > 0) throw new Error(`${failed} answers failed, and ${lost} streams ended.`);
}

/** Teachers come at a steady rate whether or not those before them have been answered. */
async function morning(
  { perSecond, first }: Readonly<{ perSecond: number; first: number }>,
  seeded: SeededSchools,
  asking: Parameters<typeof teacherOf>[2],
): Promise<Answers> {
  const answers: Answers = new Map();
  const mornings: Promise<void>[] = [];
  const begunAt = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    await pause(Math.max(0, begunAt + (at * 1_000) / perSecond - performance.now()));
    const teacher = teacherOf(seeded, first + at, asking);
    mornings.push(
      monday(asking, teacher, at, (kind, milliseconds, failure) => {
        const { times, failures } = answers.get(kind) ?? { times: [], failures: [] };
        times.push(milliseconds);
        if (failure) failures.push(failure);
        answers.set(kind, { times, failures });
      }),
    );
  }
  await Promise.all(mornings);
  return answers;
}

function report(perSecond: number, answers: Answers): void {
  console.log(
    `\n${perSecond.toFixed(1)} teachers a second for ${seconds} s:\n\n| what | answers | p50, p99 | failed |`,
  );
  console.log('| --- | --- | --- | --- |');
  for (const [kind, { times, failures }] of answers) {
    console.log(
      `| ${kind} | ${times.length} | ${quantiles(times)} | ${failures.length} ${failures[0] ?? ''} |`,
    );
  }
}

function footprintTable(
  before: ReadonlyMap<string, Footprint>,
  after: ReadonlyMap<string, Footprint>,
  answers: Answers,
): void {
  const asked = [...answers.values()].reduce((sum, { times }) => sum + times.length, 0);
  console.log('\n| process | memory | processor of a request |\n| --- | --- | --- |');
  for (const [name, { processes, megabytes, seconds: used }] of after) {
    const each = ((used - (before.get(name)?.seconds ?? 0)) * 1_000) / asked;
    console.log(`| ${name} (${processes}) | ${Math.round(megabytes)} MB | ${each.toFixed(2)} ms |`);
  }
}

async function connectionsOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; count: string }>(
    `SELECT coalesce(nullif(application_name, ''), 'others') AS name, count(*) FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() GROUP BY 1 ORDER BY 1`,
  );
  return `Connections: ${rows.map(({ name, count }) => `${name} ${count}`).join(', ')}.`;
}

/** With their indexes. */
async function largestTables(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; rows: string; bytes: string }>(
    `SELECT relname AS name, n_live_tup AS rows, pg_total_relation_size(relid) / n_live_tup AS bytes
     FROM pg_stat_user_tables WHERE schemaname = 'app' AND n_live_tup > $1
     ORDER BY pg_total_relation_size(relid) DESC LIMIT 8`,
    [schools],
  );
  return `Largest: ${rows.map((each) => `${each.name} ${each.rows} rows of ${each.bytes} bytes`).join(', ')}.`;
}

async function bytesOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  return Number(rows[0]?.bytes);
}

const endings = ({ endings }: OpenPages) =>
  [...endings].map(([reason, count]) => `; ${count} ended: ${reason}`).join('');
const since = (at: number) => ((performance.now() - at) / 1_000).toFixed(1);
const inMilliseconds = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(0);
const inMegabytes = (bytes: number) => (bytes / 1_024 ** 2).toFixed(0);
const quantiles = (times: readonly number[]) =>
  `p50 ${percentile([...times], 50).toFixed(0)}, p99 ${percentile([...times], 99).toFixed(0)} ms`;

await runToExit(load);
