import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { interleave } from './interleave.ts';
import { timedInLanes } from './lanes.ts';
import { load } from './load.ts';
import { type Bench, withProduct } from './product.ts';
import { durationRow, latencyRow, type Row, throughputRow } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const SCHOOL = 'aba1001';
const WEEKS = 43;
const SUBJECTS = 6;
const READINGS = 504;

/** A row for each week, with the texts that a panel writes. */
const ROWS_OF_A_YEAR = `
  INSERT INTO yearly_plan_rows (school_id, id, academic_year_id, plan_id, author_id, week, rank, theme, topic,
    content_standards, learning_standards, objective, cross_curricular, resources, notes, created_at, updated_at)
  SELECT school_id, gen_random_uuid(), academic_year_id, id, author_id, n, 0, 'Tenaga', 'Topik minggu ' || n,
    ARRAY[n || '.1 Haba'], ARRAY[n || '.1.1 Menerangkan haba', n || '.1.2 Mengukur suhu'],
    repeat('Murid dapat ', 8), 'Kreativiti, TMK', 'Termometer, ais, lilin', '', now(), now()
  FROM yearly_plans, generate_series(1, $2::int) AS n WHERE id = $1`;

type Kept = Readonly<{ id: string; week: number; rank: number; version: number }>;

/** The plans of a year of six subjects, all read in turn; and every row of each a week on and back. */
export async function yearlyPlans(bench: Bench): Promise<Row[]> {
  const options = {
    connectionString: bench.environment.DATABASE_URL,
    options: '-c search_path=app',
    max: 10,
  };
  const pool = new pg.Pool(options);
  try {
    const session = await signIn(bench.environment);
    return await withProduct(bench, BEHIND_PROXY, async (url) => {
      const planIds = await plansOfAYear(callsTo(url, session), pool);
      return [
        ...(await reading(url, session, planIds, pool)),
        await moving(callsTo(url, session), planIds, pool),
      ];
    });
  } finally {
    await pool.end();
  }
}

type Call = <Reply>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;

function callsTo(url: string, { authorization }: Session): Call {
  return async <Reply>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> => {
    const headers = {
      ...{ authorization, 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    };
    const address = `${url}/api/${path}${method === 'GET' ? `?schoolCode=${SCHOOL}` : ''}`;
    const content = body && { body: JSON.stringify({ schoolCode: SCHOOL, ...body }) };
    const response = await fetch(address, { method, headers, ...content });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  };
}

type Subjects = Readonly<{ items: readonly { id: string; levels: readonly { gradeLevel: string }[] }[] }>;

/** The teacher's own, of as many subjects as a year has. */
async function plansOfAYear(call: Call, pool: pg.Pool): Promise<string[]> {
  const { currentId: academicYearId } = await call<{ currentId: string }>('GET', 'academic-years');
  const { items } = await call<Subjects>('GET', 'subjects');
  const chosen = items.filter(({ levels }) => levels.length > 0).slice(0, SUBJECTS);
  if (chosen.length < SUBJECTS) throw new Error(`${chosen.length} subjects are no year to measure.`);
  const planIds: string[] = [];
  for (const { id: subjectId, levels } of chosen) {
    const id = randomUUID();
    const plan = { id, academicYearId, subjectId, gradeLevel: levels[0]?.gradeLevel, isOwn: true };
    await call('POST', 'yearly-plans', { ...plan, startFrom: null, fromCurriculum: false });
    await pool.query(ROWS_OF_A_YEAR, [id, WEEKS]);
    planIds.push(id);
  }
  return planIds;
}

async function reading(
  url: string,
  { authorization }: Session,
  planIds: readonly string[],
  pool: pg.Pool,
): Promise<Row[]> {
  const asked = Array.from({ length: READINGS }, (_, at) => planIds[at % planIds.length] ?? '');
  const text =
    'SELECT * FROM yearly_plan_rows WHERE plan_id = $1 AND deleted_at IS NULL AND school_id = (SELECT id FROM schools WHERE code = $2)';
  const requests = asked.map((id) => ({
    path: `/api/yearly-plans/${id}/rows?schoolCode=${SCHOOL}`,
    headers: { authorization, 'x-forwarded-for': randomAddress() },
  }));
  const pairs = await interleave(
    () => load(url, requests),
    () =>
      timedInLanes(asked, async (id) => {
        const { rowCount } = await pool.query({ name: 'rows of a plan', text, values: [id, SCHOOL] });
        if (rowCount !== WEEKS) throw new Error(`A plan of ${rowCount} weeks is none to measure.`);
      }),
  );
  return [
    throughputRow({ name: `plan of ${WEEKS} weeks / its rows`, goal: '' }, pairs, 'a second'),
    latencyRow({ name: `plan of ${WEEKS} weeks, time to reply`, goal: '' }, pairs),
  ];
}

/** Everything of six subjects, one plan after the other as a person would; the reference moves the same rows. */
async function moving(call: Call, planIds: readonly string[], pool: pg.Pool): Promise<Row> {
  let step = 1;
  const pairs = await interleave(
    async () => {
      const standing = new Map<string, readonly Kept[]>();
      for (const id of planIds)
        standing.set(id, (await call<{ items: Kept[] }>('GET', `yearly-plans/${id}/rows`)).items);
      const begunAt = performance.now();
      for (const [id, rows] of standing) {
        const moves = rows.map(({ id, version, week, rank }) => ({ id, version, rank, week: week + step }));
        await call('POST', `yearly-plans/${id}/moves`, { moves });
      }
      step = -step;
      return performance.now() - begunAt;
    },
    async () => {
      const begunAt = performance.now();
      for (const id of planIds)
        await pool.query('UPDATE yearly_plan_rows SET week = week WHERE plan_id = $1', [id]);
      return performance.now() - begunAt;
    },
  );
  const name = `${SUBJECTS} plans of ${WEEKS} weeks moved / as many updates`;
  return durationRow({ name, goal: '' }, pairs);
}
