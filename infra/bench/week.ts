import pg from 'pg';
import { interleave } from './interleave.ts';
import { type Bench, withProduct } from './product.ts';
import { readingRows } from './reading-rows.ts';
import { durationRow, type Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const SCHOOL = 'aba1001';
/** A week of teaching that the demo leaves alone. */
const DAY = '2026-09-14';
const PLANS = 1_000_000;
const AUTHORS = 2_000;

/** Plans of colleagues over five years, in one school. */
const MANY_PLANS = `
  INSERT INTO lesson_plans (school_id, id, author_id, date, start_time, end_time, class_name, subject, objective,
    activities, reflection, created_at, updated_at)
  SELECT school.id, gen_random_uuid(), author.id, '2022-01-03'::date + n / 4, '08:00', '09:00', '5 Bestari', 'Sains',
    repeat('Murid dapat ', 8), repeat('Set induksi ', 20), '', now(), now()
  FROM schools AS school,
    (SELECT gen_random_uuid() AS id FROM generate_series(1, $2::int)) AS author,
    generate_series(1, $3::int) AS n
  WHERE school.code = $1`;

const OF_SCHOOL = 'school_id = (SELECT id FROM schools WHERE code = $1)';

/** A teacher's week beside the rows that it is made of, and the making of its plans beside bare inserts. */
export async function week(bench: Bench): Promise<Row[]> {
  const options = {
    connectionString: bench.environment.DATABASE_URL,
    options: '-c search_path=app',
    max: 10,
  };
  const pool = new pg.Pool(options);
  try {
    await pool.query(MANY_PLANS, [SCHOOL, AUTHORS, PLANS / AUTHORS]);
    await pool.query('ANALYZE lesson_plans');
    const session = await signIn(bench.environment);
    return await withProduct(bench, BEHIND_PROXY, async (url) => [
      ...(await making(url, session, pool)),
      ...(await reading(url, session, pool)),
    ]);
  } finally {
    await pool.end();
  }
}

/** With its plans, which `making` has left. */
function reading(url: string, session: Session, pool: pg.Pool): Promise<Row[]> {
  const statements = [
    ...['calendar_entries', 'bell_schedules', 'session_calendars', 'calendar_events', 'timetable_lessons'],
    ...['yearly_plan_rows'],
  ].map((name) => ({ text: `SELECT * FROM ${name} WHERE ${OF_SCHOOL}`, values: [SCHOOL] as unknown[] }));
  statements.push({
    text: `SELECT * FROM lesson_plans WHERE ${OF_SCHOOL} AND author_id = $2 AND date BETWEEN $3 AND $3::date + 6
      AND deleted_at IS NULL`,
    values: [SCHOOL, session.userId, DAY],
  });
  const path = `/api/my-week?schoolCode=${SCHOOL}&day=${DAY}`;
  return readingRows(url, { name: 'week of a teacher', path, session, statements, goal: '>= 0.4x' }, pool);
}

/** Made and taken back in turn: taking back is not counted. */
async function making(url: string, { authorization }: Session, pool: pg.Pool): Promise<Row[]> {
  async function post(path: string, body: object): Promise<Response> {
    const headers = {
      ...{ authorization, 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    };
    const response = await fetch(`${url}/api/my-week/${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ schoolCode: SCHOOL, ...body }) },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  let made: readonly string[] = [];
  const pairs = await interleave(
    async () => {
      if (made.length > 0) await post('taking-back', { planIds: made });
      const begunAt = performance.now();
      const response = await post('preparation', { day: DAY });
      const took = performance.now() - begunAt;
      ({ made } = (await response.json()) as { made: string[] });
      if (made.length < 10) throw new Error(`A week of ${made.length} plans is none to measure.`);
      return took;
    },
    () => insert(pool, made.length),
  );
  return [durationRow({ name: `week of ${made.length} drafts / as many inserts`, goal: '<= 3x' }, pairs)];
}

async function insert(pool: pg.Pool, count: number): Promise<number> {
  const client = await pool.connect();
  try {
    const begunAt = performance.now();
    await client.query('BEGIN');
    for (let n = 0; n < count; n += 1)
      await client.query({
        name: 'bare insert',
        text: `INSERT INTO lesson_plans (school_id, id, author_id, date, start_time, end_time, class_name, subject,
            objective, activities, reflection, created_at, updated_at)
          SELECT id, gen_random_uuid(), gen_random_uuid(), '2020-01-06', '08:00', '09:00', '5 Bestari', 'Sains',
            repeat('Murid dapat ', 8), repeat('Set induksi ', 20), '', now(), now()
          FROM schools WHERE code = $1`,
        values: [SCHOOL],
      });
    await client.query('COMMIT');
    return performance.now() - begunAt;
  } finally {
    client.release();
  }
}
