import pg from 'pg';
import { type ChildScript, withScript } from './child-script.ts';
import { interleave } from './interleave.ts';
import { inLanes } from './lanes.ts';
import { type Bench, withProduct } from './product.ts';
import { readingRows } from './reading-rows.ts';
import { durationRow, type Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';
import type { WeekOrder, WeeksMade } from './week-loop.ts';

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

const TEACHERS = 100;

/** `guru@` a hundred times over: as many sets with the same lessons, each of somebody else. */
const MANY_TEACHERS = [
  `INSERT INTO made_teachers SELECT members.school_id, members.user_id, md5('teacher' || n)::uuid
    FROM school_members AS members, generate_series(1, $3::int) AS n
    WHERE school_id = (SELECT id FROM schools WHERE code = $1) AND user_id = $2`,
  `INSERT INTO school_members (school_id, user_id, role, roles, display_name, email)
    SELECT made.school_id, made.user_id, role, roles, display_name, made.user_id || '@aba1001.test'
    FROM made_teachers AS made JOIN school_members AS model
      ON model.school_id = made.school_id AND model.user_id = made.model_id`,
  `CREATE TEMP TABLE made_sets AS
    SELECT made.*, sets.id AS model_set_id, md5(made.user_id::text || sets.id)::uuid AS set_id
    FROM made_teachers AS made JOIN teaching_set_teachers AS teachers
      ON teachers.school_id = made.school_id AND teachers.user_id = made.model_id
    JOIN teaching_sets AS sets ON sets.school_id = made.school_id AND sets.id = teachers.set_id
    WHERE sets.deleted_at IS NULL`,
  `INSERT INTO teaching_sets (school_id, id, academic_year_id, subject_id, name, periods_a_week, created_at, updated_at)
    SELECT made.school_id, made.set_id, academic_year_id, subject_id, name, periods_a_week, created_at, updated_at
    FROM made_sets AS made JOIN teaching_sets AS model
      ON model.school_id = made.school_id AND model.id = made.model_set_id`,
  `INSERT INTO teaching_set_parts (school_id, academic_year_id, set_id, position, class_id, group_id)
    SELECT made.school_id, academic_year_id, made.set_id, position, class_id, group_id
    FROM made_sets AS made JOIN teaching_set_parts AS model
      ON model.school_id = made.school_id AND model.set_id = made.model_set_id`,
  `INSERT INTO teaching_set_teachers (school_id, academic_year_id, set_id, user_id, lead, from_day, to_day)
    SELECT made.school_id, academic_year_id, made.set_id, made.user_id, true, from_day, to_day
    FROM made_sets AS made JOIN teaching_set_teachers AS model
      ON model.school_id = made.school_id AND model.set_id = made.model_set_id AND model.user_id = made.model_id`,
  `INSERT INTO timetable_lessons (school_id, id, academic_year_id, timetable_id, kind, teaching_set_id, weekday, cycle_week,
      from_time, to_time, teacher_ids, class_ids, is_pinned, created_at, updated_at)
    SELECT made.school_id, gen_random_uuid(), academic_year_id, timetable_id, kind, made.set_id, weekday, cycle_week,
      from_time, to_time, ARRAY[made.user_id], class_ids, is_pinned, created_at, updated_at
    FROM made_sets AS made JOIN timetable_lessons AS model
      ON model.school_id = made.school_id AND model.teaching_set_id = made.model_set_id
    WHERE model.deleted_at IS NULL AND made.model_id = ANY (model.teacher_ids)`,
];

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
    const rows = await withProduct(bench, BEHIND_PROXY, async (url) => [
      ...(await making(url, session, pool)),
      ...(await reading(url, session, pool)),
    ]);
    const order = await makeTeachers(session, pool);
    const environment = { ...bench.environment, ROLE: 'api' };
    return [...rows, await withScript('week-loop.ts', environment, (loop) => makingAll(loop, order, pool))];
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
  return readingRows(
    url,
    { name: 'week of a teacher', path, session, statements, goal: '>= 0.4x', aloneGoal: 'p99 <= 15 ms' },
    pool,
  );
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

/** A hundred who teach what `guru@` teaches, each in sets of their own. */
export async function makeTeachers({ userId }: Session, pool: pg.Pool): Promise<WeekOrder> {
  const client = await pool.connect();
  try {
    const [teachers, ...rest] = MANY_TEACHERS;
    await client.query('CREATE TEMP TABLE made_teachers (school_id uuid, model_id uuid, user_id uuid)');
    await client.query(teachers ?? '', [SCHOOL, userId, TEACHERS]);
    for (const statement of rest) await client.query(statement);
    await client.query('ANALYZE teaching_sets, timetable_lessons, school_members');
    const { rows } = await client.query<{ people: string[]; school: WeekOrder['school'] }>(
      `SELECT (SELECT array_agg(user_id) FROM made_teachers) AS people,
        jsonb_build_object('id', id, 'code', code, 'name', name) AS school FROM schools WHERE code = $1`,
      [SCHOOL],
    );
    if (!rows[0]) throw new Error(`There is no ${SCHOOL}.`);
    return { ...rows[0], day: DAY };
  } finally {
    client.release();
  }
}

/** The weeks of a whole school, ten at a time. The reference inserts as many plans, a transaction a teacher. */
async function makingAll(loop: ChildScript, order: WeekOrder, pool: pg.Pool): Promise<Row> {
  let each = 0;
  const pairs = await interleave(
    async () => {
      const { milliseconds, made } = (await loop.ask(order)) as WeeksMade;
      each = made / TEACHERS;
      if (each < 10) throw new Error(`Weeks of ${each} plans are none to measure.`);
      await pool.query('DELETE FROM lesson_plans WHERE author_id = ANY ($1)', [order.people]);
      return milliseconds;
    },
    async () => {
      const begunAt = performance.now();
      await inLanes(order.people, async () => void (await insert(pool, each)));
      return performance.now() - begunAt;
    },
  );
  const name = `weeks of ${TEACHERS} teachers, ${each} drafts each / as many inserts`;
  return durationRow({ name, goal: '<= 3000 ms' }, pairs);
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
