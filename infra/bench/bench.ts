import { rm } from 'node:fs/promises';
import { buildFrontend } from '../local/build/build-frontend.ts';
import { seedOnce } from '../local/product/demo-seed.ts';
import { startServices } from '../local/product/services.ts';
import type { Stack } from '../local/product/stack.ts';
import { withStack } from '../local/product/with-stack.ts';
import { runToExit } from '../local/supervision/start-failure.ts';
import { auth } from './auth.ts';
import { benchEnvironment } from './bench-environment.ts';
import { makeSchools } from './bench-schools.ts';
import { calendar } from './calendar.ts';
import { coldStart } from './cold-start.ts';
import { dueSweep, dueSweepOfAMillion } from './due-sweep.ts';
import { duplicates } from './duplicates.ts';
import { fanOut } from './fan-out.ts';
import { files } from './files.ts';
import { finance } from './finance.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { ingest } from './ingest.ts';
import { papers } from './papers.ts';
import { processing } from './processing.ts';
import { type Bench, withProduct } from './product.ts';
import { pupilImport } from './pupil-import.ts';
import { pupilSearch } from './pupil-search.ts';
import { queue } from './queue.ts';
import { retention } from './retention.ts';
import type { Row } from './row.ts';
import { secondStart } from './second-start.ts';
import { signIn } from './sign-in.ts';
import { slowPhone } from './slow-phone.ts';
import { COLD_SCHOOLS, statusCold } from './status-cold.ts';
import { statusHot } from './status-hot.ts';
import { BEHIND_PROXY } from './status-requests.ts';
import { table } from './table.ts';
import { timetables } from './timetables.ts';
import { unlock } from './unlock.ts';
import { week } from './week.ts';
import { yearlyPlans } from './yearly-plans.ts';

const wanted = process.argv.slice(2);
/** Measured when named alone. */
const MINUTES_LONG = [
  'due-sweep-million',
  'pupil-search',
  'calendar',
  'week',
  'slow-phone',
  'yearly-plans',
  'timetables',
  'queue',
  'finance',
  'retention',
];
const wants = (name: string): boolean =>
  wanted.length === 0 ? !MINUTES_LONG.includes(name) : wanted.includes(name);

/** `npm run bench [-- name ...]`: the product beside its references. It says how fast, never whether that is enough. */
async function bench(): Promise<number> {
  const environment = await benchEnvironment();
  Object.assign(process.env, environment);
  const rows: Row[] = [];
  const code = await withStack(async (stack) => void rows.push(...(await measure(stack))));
  if (code !== 0) {
    console.error(`Logs of the product: ${environment.DATA_DIR}/logs`);
    return code;
  }
  if (wants('second-start')) rows.push(...(await secondStart(environment)));
  await rm(environment.DATA_DIR, { recursive: true });
  console.log(`\n${table(rows)}`);
  return 0;
}

async function measure(stack: Stack): Promise<Row[]> {
  const { environment, hostedBackend } = await startServices(stack);
  await Promise.all([hostedBackend.answering, buildFrontend(stack.settings)]);
  await seedOnce(stack, environment);
  const bench: Bench = { stack, environment: { ...environment, APP_MODE: 'test' } };
  const benches = {
    status,
    ingest,
    duplicates,
    processing,
    unlock,
    auth,
    files,
    'fan-out': fanOut,
    'hostile-bodies': hostileBodies,
    'cold-start': coldStart,
    import: pupilImport,
    'pupil-search': pupilSearch,
    calendar,
    papers,
    week,
    'slow-phone': slowPhone,
    'yearly-plans': yearlyPlans,
    timetables,
    queue,
    finance,
    retention,
    // Last: it leaves nothing of the demo schools' subscriptions.
    'due-sweep': dueSweep,
    'due-sweep-million': dueSweepOfAMillion,
  };
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(benches)) if (wants(name)) rows.push(...(await run(bench)));
  return rows;
}

async function status(bench: Bench): Promise<Row[]> {
  const session = await signIn(bench.environment);
  const codes = await makeSchools(bench.environment.DATABASE_URL, COLD_SCHOOLS, session.userId);
  return withProduct(bench, BEHIND_PROXY, async (url) => [
    ...(await statusHot(bench, url, session, 'aba1001')),
    ...(await statusCold(bench, url, session, codes)),
  ]);
}

await runToExit(bench);
