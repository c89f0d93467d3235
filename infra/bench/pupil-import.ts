import pg from 'pg';
import { type AdministeredSchool, makeAdministeredSchools } from './administered-schools.ts';
import { copyIn } from './copy-in.ts';
import { interleave } from './interleave.ts';
import { type Bench, withProduct } from './product.ts';
import { BAD_PUPILS, GOOD_PUPILS, pupilListFile, pupilRowsByTable } from './pupil-list.ts';
import { withReaderPeak } from './reader-peak.ts';
import { durationRow, type Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

/** One that warms up and five that count, each into a school of its own. */
const ROUNDS = 6;
const GOAL = '<= 10 s';

type Imports = Readonly<{ url: string; session: Session }>;
type Begun = Readonly<{ id: string; schoolCode: string }>;

/** A list of 5,000 pupils with 40 bad rows: looked through, then imported without them. */
export async function pupilImport(bench: Bench): Promise<Row[]> {
  const databaseUrl = bench.environment.DATABASE_URL;
  const session = await signIn(bench.environment);
  const { userId } = session;
  const schools = await makeAdministeredSchools(databaseUrl, { count: ROUNDS, userId, prefix: 'import' });
  return withCopies(databaseUrl, (copy) =>
    withProduct(bench, { ...BEHIND_PROXY, ROLE: 'api' }, (url) =>
      importRows({ url, session }, schools, copy),
    ),
  );
}

async function importRows(
  imports: Imports,
  schools: readonly AdministeredSchool[],
  copy: () => Promise<number>,
): Promise<Row[]> {
  const file = pupilListFile();
  const left = [...schools];
  const begun: Begun[] = [];
  const dryRun = async () => {
    const school = left.shift();
    if (!school) throw new Error('More rounds than schools.');
    return timed(
      async () => void begun.push({ schoolCode: school.code, id: await lookThrough(imports, school, file) }),
    );
  };
  const run = () => timed(() => runWithoutBad(imports, begun.shift() ?? { id: '', schoolCode: '' }));
  const { result: dryRuns, peakBytes } = await withReaderPeak(() => interleave(dryRun, copy));
  const runs = await interleave(run, copy);
  const memory = `${Math.round(peakBytes / 1024 / 1024)} MB`;
  const none = { reference: '', ratio: '', range: '' };
  return [
    durationRow({ name: 'dry run of 5,000 pupils / COPY of their rows', goal: GOAL }, dryRuns),
    durationRow({ name: 'import of 5,000 pupils / COPY of their rows', goal: GOAL }, runs),
    { name: 'memory of the process that reads the list', ours: memory, goal: '<= 200 MB', ...none },
  ];
}

/** Sent, matched as it is proposed, and looked through; resolves to the import. */
async function lookThrough(
  imports: Imports,
  { code: schoolCode, yearId }: AdministeredSchool,
  file: Blob,
): Promise<string> {
  const form = new FormData();
  form.append('file', file, 'murid.csv');
  const read = await ask(
    imports,
    'POST',
    `?kind=pupils&academicYearId=${yearId}&schoolCode=${schoolCode}`,
    form,
  );
  const columns = read.columns.map(({ index, field }: { index: number; field: string | null }) => ({
    index,
    field,
  }));
  const body = JSON.stringify({ schoolCode, columns });
  const { counts } = await ask(imports, 'PUT', `/${read.id}/mapping`, body);
  if (counts.bad !== BAD_PUPILS || counts.new !== GOOD_PUPILS)
    throw new Error(`A list would become ${JSON.stringify(counts)}.`);
  return read.id;
}

async function runWithoutBad(imports: Imports, { id, schoolCode }: Begun): Promise<void> {
  const body = JSON.stringify({ schoolCode, skipBad: true });
  const { result } = await ask(imports, 'POST', `/${id}/run`, body);
  if (result.new !== GOOD_PUPILS) throw new Error(`A list became ${JSON.stringify(result)}.`);
}

async function ask({ url, session }: Imports, method: string, path: string, body: string | FormData) {
  const json = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  const { authorization } = session;
  const headers = { ...json, authorization, 'x-forwarded-for': randomAddress() };
  const response = await fetch(`${url}/api/imports${path}`, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} imports${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** `copy`: the milliseconds of one COPY of the same rows into tables with the same columns, checks and indexes. */
async function withCopies<T>(databaseUrl: string, work: (copy: () => Promise<number>) => Promise<T>) {
  const rows = Object.entries(pupilRowsByTable());
  const tables = rows.map(([target]) => target.slice(0, target.indexOf(' ')));
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: '-c search_path=copied,app,public',
  });
  await client.connect();
  await client.query('CREATE SCHEMA copied');
  for (const table of tables)
    await client.query(`CREATE TABLE copied.${table} (LIKE app.${table} INCLUDING ALL)`);
  try {
    return await work(async () => {
      await client.query(`TRUNCATE ${tables.map((table) => `copied.${table}`).join()}`);
      return timed(async () => {
        await client.query('BEGIN');
        for (const [target, text] of rows) await copyIn(client, `COPY copied.${target} FROM STDIN`, text);
        await client.query('COMMIT');
      });
    });
  } finally {
    await client.query('DROP SCHEMA copied CASCADE');
    await client.end();
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
