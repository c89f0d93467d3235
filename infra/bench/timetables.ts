import pg from 'pg';
import { type ChildScript, withScript } from './child-script.ts';
import type { ClaimsOrder } from './claims-loop.ts';
import { interleave } from './interleave.ts';
import { type LoadResult, load } from './load.ts';
import { median } from './median.ts';
import { type Bench, withProduct } from './product.ts';
import { durationRow, latencyRow, type Row } from './row.ts';
import { signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const SCHOOL = 'aba1001';
/** 4,000 claims of each timetable: 40 times a day for twenty people, five days. */
const TIMETABLES = 75;
const RESOURCES = 20;
const CHECKS = 2_000;
const WRITES = 1_000;
/** After the last lesson of every day. */
const FREE_MINUTE = 1_000;
const SEEDS = 8;

/** Published on days of their own, beside the one that holds: 300,000 claims in all. */
const MADE_TIMETABLES = `
  INSERT INTO timetables (school_id, id, academic_year_id, name, starts_on, published_at, published_by, created_at, updated_at)
  SELECT school_id, gen_random_uuid(), id, 'Ukur ' || n, first_day + n + 30, now(), gen_random_uuid(), now(), now()
  FROM academic_years, generate_series(1, $2::int) AS n
  WHERE school_id = (SELECT id FROM schools WHERE code = $1)
    AND id = (SELECT academic_year_id FROM timetables WHERE school_id = academic_years.school_id LIMIT 1)
  ON CONFLICT DO NOTHING RETURNING id, school_id AS "schoolId", academic_year_id AS "academicYearId"`;

const MADE_CLAIMS = `
  INSERT INTO timetable_claims (school_id, id, academic_year_id, timetable_id, weekday, weeks, minutes, resource_kind,
    resource_id, division, group_key, shared, holder_kind, holder_id)
  SELECT $1, gen_random_uuid(), $2, made.id, weekday, '[1,3)', int4range(450 + slot * 10, 460 + slot * 10), 'teacher',
    resource, '', '', lesson, 'lesson', lesson
  FROM unnest($3::uuid[]) AS made (id), generate_series(0, 4) AS weekday, generate_series(0, 39) AS slot,
    unnest($4::uuid[]) AS resource, LATERAL (SELECT gen_random_uuid() AS lesson WHERE slot >= 0) AS each`;

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
const BARE_CLAIM = `
  INSERT INTO timetable_claims (school_id, id, academic_year_id, timetable_id, weekday, weeks, minutes, resource_kind,
    resource_id, division, group_key, shared, holder_kind, holder_id)
  SELECT $1, gen_random_uuid(), $2, $3, $4, '[1,3)', int4range($5::int, $5::int + 1), 'teacher', $6, '', '', lesson,
    'lesson', lesson
  FROM gen_random_uuid() AS lesson`;

type Made = Readonly<{ id: string; schoolId: string; academicYearId: string }>;

/** A move that is looked at among 300,000 claims, claims that a hundred write at once, and times found beside the API. */
export async function timetables(bench: Bench): Promise<Row[]> {
  const options = {
    connectionString: bench.environment.DATABASE_URL,
    options: '-c search_path=app',
    max: 10,
  };
  const pool = new pg.Pool(options);
  try {
    const { rows } = await pool.query<Made>(MADE_TIMETABLES, [SCHOOL, TIMETABLES]);
    const [first] = rows;
    if (!first) throw new Error('The demo school has no timetable to measure beside.');
    const resourceIds = Array.from({ length: RESOURCES }, () => crypto.randomUUID());
    const ids = rows.map(({ id }) => id);
    await pool.query(MADE_CLAIMS, [first.schoolId, first.academicYearId, ids, resourceIds]);
    await pool.query('ANALYZE timetable_claims');
    const order = { ...first, timetableId: first.id, resourceIds };
    const claimed = await withScript(
      'claims-loop.ts',
      { ...bench.environment, ROLE: 'api' },
      async (loop) => [await checkRow(loop, order), await claimRow(loop, order, pool)],
    );
    return [...claimed, ...(await searchRows(bench, first.academicYearId))];
  } finally {
    await pool.end();
  }
}

type Order = Omit<ClaimsOrder, 'work' | 'times' | 'minute'>;

async function checkRow(loop: ChildScript, order: Order): Promise<Row> {
  const ask = async (work: 'check' | 'select') =>
    (await loop.ask({ ...order, work, times: CHECKS, minute: 0 } satisfies ClaimsOrder)) as LoadResult;
  const pairs = await interleave(
    () => ask('check'),
    () => ask('select'),
  );
  return latencyRow({ name: 'clash check of a move, 300,000 claims / SELECT 1', goal: 'p99 <= 5 ms' }, pairs);
}

/** The reference inserts as many rows under the same lock, and looks at nothing. Both leave the table as it was. */
async function claimRow(loop: ChildScript, order: Order, pool: pg.Pool): Promise<Row> {
  const written: ClaimsOrder = { ...order, work: 'claim', times: WRITES, minute: FREE_MINUTE };
  const cleared = async (milliseconds: number) => {
    await pool.query('DELETE FROM timetable_claims WHERE lower(minutes) >= $1', [FREE_MINUTE]);
    return milliseconds;
  };
  const pairs = await interleave(
    async () => cleared(Number(await loop.ask(written))),
    async () => cleared(await bareInserts(order, pool)),
  );
  return durationRow({ name: '1,000 claims, 100 at once / bare inserts', goal: '<= 1.5x' }, pairs);
}

async function bareInserts(order: Order, pool: pg.Pool): Promise<number> {
  const left = Array.from({ length: WRITES }, (_, at) => at).values();
  const writer = async () => {
    for (const turn of left) {
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query(LOCK, [`timetable:${order.schoolId}`]);
      await client.query({ name: 'bare claim', text: BARE_CLAIM, values: valuesOf(order, turn) });
      await client.query('COMMIT');
      client.release();
    }
  };
  const begunAt = performance.now();
  await Promise.all(Array.from({ length: 100 }, writer));
  return performance.now() - begunAt;
}

function valuesOf({ schoolId, academicYearId, timetableId, resourceIds }: Order, turn: number): unknown[] {
  const minute = FREE_MINUTE + Math.floor(turn / 100);
  const weekday = Math.floor(turn / resourceIds.length) % 5;
  const resourceId = resourceIds[turn % resourceIds.length];
  return [schoolId, academicYearId, timetableId, weekday, minute, resourceId];
}

/** Times are found in the browser of whoever asks: here beside the API, on the same machine. */
async function searchRows(bench: Bench, academicYearId: string): Promise<Row[]> {
  const { authorization } = await signIn(bench.environment);
  const path = `/api/timetables?schoolCode=${SCHOOL}&academicYearId=${academicYearId}`;
  const requests = Array.from({ length: 1_000 }, () => ({
    path,
    headers: { authorization, 'x-forwarded-for': randomAddress() },
  }));
  return withProduct(bench, BEHIND_PROXY, (url) =>
    withScript('search-loop.ts', bench.environment, async (search) => {
      const times: number[] = [];
      const pairs = await interleave(
        async () => {
          const searching = Promise.all([search.ask({ seed: 1 }), load(url, requests)]);
          return (await searching)[1];
        },
        () => load(url, requests),
      );
      for (let seed = 1; seed <= SEEDS; seed += 1) times.push(Number(await search.ask({ seed })));
      const slowest = `${Math.max(...times).toFixed(0)} ms`;
      const found = { name: `Cadangkan, ${SEEDS} schools of 40 classes placed whole`, goal: '<= 2 s each' };
      return [
        {
          ...found,
          ours: `${median(times).toFixed(0)} ms`,
          reference: '',
          ratio: '',
          range: `.. ${slowest}`,
        },
        latencyRow({ name: 'API while Cadangkan looks / alone', goal: 'p99 <= 100 ms' }, pairs),
      ];
    }),
  );
}
