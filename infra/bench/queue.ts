import pg from 'pg';
import { type Bench, withProduct } from './product.ts';
import { readingRows } from './reading-rows.ts';
import type { Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY } from './status-requests.ts';
import { makeTeachers } from './week.ts';

const SCHOOL = 'aba1001';
/** Monday of the last of the weeks; those before it were all verified. */
const LAST_WEEK = '2026-11-02';
const WEEKS = 43;
const LESSONS = 25;
/** Of the teachers, so many have the supervisor who asks. */
const SUPERVISED = 10;

const OF_SCHOOL = '(SELECT id FROM schools WHERE code = $1)';

/** Every plan of every week, as it was sent. Triggers would count verdicts one by one: what they count is written with them. */
const SENT = [
  `ALTER TABLE verdicts DISABLE TRIGGER counted`,
  `INSERT INTO supervisions (school_id, id, academic_year_id, teacher_id, supervisor_id, step, from_day, created_at, updated_at)
    SELECT year.school_id, gen_random_uuid(), year.id, teacher_id, $2, 1, year.first_day, now(), now()
    FROM academic_years AS year, unnest($3::uuid[]) AS teacher_id
    WHERE year.school_id = ${OF_SCHOOL} AND year.first_day <= '${LAST_WEEK}' AND '${LAST_WEEK}' <= year.last_day`,
  `INSERT INTO submissions (school_id, id, author_id, kind, week, pressed_at, sent_at)
    SELECT ${OF_SCHOOL}, md5(author_id || 'w' || n)::uuid, author_id, 'lesson_plan', '${LAST_WEEK}'::date - 7 * n, now(), now()
    FROM unnest($2::uuid[]) AS author_id, generate_series(0, ${WEEKS - 1}) AS n`,
  `INSERT INTO lesson_plans (school_id, id, author_id, date, start_time, end_time, class_name, subject, objective,
      activities, reflection, created_at, updated_at)
    SELECT submission.school_id, md5(submission.id || 'l' || n)::uuid, author_id, week + n / 5,
      make_time(8 + n % 5, 0, 0), make_time(8 + n % 5, 30, 0), '5 Bestari', 'Sains', repeat('Murid dapat ', 8),
      repeat('Set induksi ', 20), '', now(), now()
    FROM submissions AS submission, generate_series(0, ${LESSONS - 1}) AS n
    WHERE submission.school_id = ${OF_SCHOOL} AND submission.author_id = ANY ($2::uuid[])`,
  `INSERT INTO submitted_records (school_id, id, submission_id, author_id, kind, record_id, record_version, content, due_at,
      is_late, sent_at, verified_steps)
    SELECT submission.school_id, md5(submission.id || 'r' || n)::uuid, submission.id, author_id, kind,
      md5(submission.id || 'l' || n)::uuid, 1,
      jsonb_build_object('date', week + n / 5, 'startTime', '08:00', 'endTime', '08:30', 'className', '5 Bestari',
        'subject', 'Sains', 'topic', 'Haba', 'learningStandards', '[]'::jsonb, 'objective', repeat('Murid dapat ', 8),
        'activities', repeat('Set induksi ', 20)),
      sent_at, false, sent_at, CASE WHEN week = '${LAST_WEEK}' THEN 0 ELSE 1 END
    FROM submissions AS submission, generate_series(0, ${LESSONS - 1}) AS n
    WHERE submission.school_id = ${OF_SCHOOL} AND submission.author_id = ANY ($2::uuid[])`,
  `INSERT INTO verdicts (school_id, id, submitted_id, step, verdict, given_by, given_at, told_at)
    SELECT school_id, gen_random_uuid(), id, 1, 'verified', $2, sent_at, sent_at FROM submitted_records
    WHERE school_id = ${OF_SCHOOL} AND verified_steps = 1 AND author_id = ANY ($3::uuid[])`,
  `ALTER TABLE verdicts ENABLE TRIGGER counted`,
  `ANALYZE submissions, submitted_records, verdicts, lesson_plans, supervisions`,
];

/** What waits for a supervisor among all that a school has sent in a session, and what a week of all its teachers comes to. */
export async function queue(bench: Bench): Promise<Row[]> {
  const pool = new pg.Pool({
    ...{ connectionString: bench.environment.DATABASE_URL, options: '-c search_path=app', max: 10 },
  });
  try {
    const [teacher, supervisor, head] = [
      await signIn(bench.environment),
      await signIn(bench.environment, 'penyelia@aba1001.test'),
      await signIn(bench.environment, 'adminutama@aba1001.test'),
    ];
    const { people } = await makeTeachers(teacher, pool);
    await send(pool, people, supervisor);
    return await withProduct(bench, BEHIND_PROXY, async (url) => [
      ...(await waiting(url, supervisor, people, pool)),
      ...(await figures(url, head, people, pool)),
    ]);
  } finally {
    await pool.end();
  }
}

async function send(pool: pg.Pool, people: readonly string[], { userId }: Session): Promise<void> {
  const supervised = people.slice(0, SUPERVISED);
  const values: Record<number, readonly unknown[]> = {
    1: [SCHOOL, userId, supervised],
    2: [SCHOOL, people],
    3: [SCHOOL, people],
    4: [SCHOOL, people],
    5: [SCHOOL, userId, people],
  };
  for (const [at, text] of SENT.entries()) await pool.query(text, [...(values[at] ?? [])]);
}

function waiting(url: string, session: Session, people: readonly string[], pool: pg.Pool): Promise<Row[]> {
  const statement = {
    text: `SELECT sent.record_id, sent.author_id, sent.sent_at, sent.flags, sent.content, submission.week
      FROM submitted_records AS sent JOIN submissions AS submission
        ON submission.school_id = sent.school_id AND submission.id = sent.submission_id
      WHERE sent.school_id = ${OF_SCHOOL} AND sent.kind = 'lesson_plan' AND sent.author_id = ANY ($2::uuid[])
        AND sent.verified_steps < 1 AND sent.withdrawn_at IS NULL AND NOT sent.is_returned`,
    values: [SCHOOL, people.slice(0, SUPERVISED)],
  };
  const path = `/api/review-queue?schoolCode=${SCHOOL}`;
  const name = `queue of ${SUPERVISED} of ${people.length} teachers, ${WEEKS} weeks`;
  return readingRows(url, { name, path, session, statements: [statement], aloneGoal: 'p99 <= 20 ms' }, pool);
}

/** What the report of a week is made of; the paper itself is drawn once and waits for nobody. */
function figures(url: string, session: Session, people: readonly string[], pool: pg.Pool): Promise<Row[]> {
  const rowsOf = (table: string) => ({
    text: `SELECT * FROM ${table} WHERE school_id = ${OF_SCHOOL}`,
    values: [SCHOOL] as unknown[],
  });
  const statements = [
    ...['calendar_entries', 'bell_schedules', 'timetable_lessons', 'teaching_sets'].map(rowsOf),
    {
      text: `SELECT sent.record_id, sent.author_id, sent.is_late, sent.verified_steps
        FROM submissions AS submission JOIN submitted_records AS sent
          ON sent.school_id = submission.school_id AND sent.submission_id = submission.id
        WHERE submission.school_id = ${OF_SCHOOL} AND submission.kind = 'lesson_plan' AND submission.week = $2`,
      values: [SCHOOL, LAST_WEEK] as unknown[],
    },
  ];
  const path = `/api/submissions?schoolCode=${SCHOOL}&of=school&weeks=1&to=${LAST_WEEK}`;
  const name = `a week's report of ${people.length} teachers`;
  return readingRows(url, { name, path, session, statements, requests: 50 }, pool);
}
