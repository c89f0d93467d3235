import pg from 'pg';
import { type Bench, withProduct } from './product.ts';
import { type AskedReading, readingRows } from './reading-rows.ts';
import type { Row } from './row.ts';
import { type Session, signIn } from './sign-in.ts';
import { BEHIND_PROXY, randomAddress } from './status-requests.ts';

const SCHOOL = 'aba1001';
const EVENTS = 300;

/** Of one month of the newest session. */
const FULL_MONTH = `
  INSERT INTO calendar_events (school_id, id, academic_year_id, title, unit, from_day, to_day, from_time, to_time,
    place, effect, note, created_at, updated_at)
  SELECT school_id, gen_random_uuid(), id, 'Aktiviti ' || n, 'curriculum', first_day + 170 + n % 30,
    first_day + 170 + n % 30, '08:00', '09:00', '', 'none', '', now(), now()
  FROM (SELECT * FROM academic_years WHERE school_id = (SELECT id FROM schools WHERE code = $1)
    ORDER BY first_day DESC LIMIT 1) AS year, generate_series(1, $2::int) AS n`;

const CURRENT_SESSION = `
  SELECT id FROM academic_years WHERE school_id = (SELECT id FROM schools WHERE code = $1)
  ORDER BY first_day DESC LIMIT 1`;

const OF_SCHOOL = 'WHERE school_id = (SELECT id FROM schools WHERE code = $1)';
/** What is read of the days, and of the events, by the role that owns the tables: rows as they are, no rules. */
const DAYS = ['calendar_entries', 'bell_schedules', 'session_calendars', 'calendar_events'];
const rowsIn = (...tables: readonly string[]) =>
  tables.map((name) => ({ text: `SELECT * FROM ${name} ${OF_SCHOOL}`, values: [SCHOOL] }));

/** The year of a school, its events with a month of 300, and a person's feed, beside statements that read the rows. */
export async function calendar(bench: Bench): Promise<Row[]> {
  const options = {
    connectionString: bench.environment.DATABASE_URL,
    options: '-c search_path=app',
    max: 10,
  };
  const pool = new pg.Pool(options);
  try {
    await pool.query(FULL_MONTH, [SCHOOL, EVENTS]);
    const session = await signIn(bench.environment);
    return await withProduct(bench, BEHIND_PROXY, async (url) => {
      const feed = await feedOf(url, session);
      const { rows: sessions } = await pool.query(CURRENT_SESSION, [SCHOOL]);
      const of = `schoolCode=${SCHOOL}&academicYearId=${sessions[0].id}`;
      const asked: AskedReading[] = [
        { name: 'year of a school', path: `/api/calendar?${of}`, session, statements: rowsIn(...DAYS) },
        {
          name: 'a month with 300 events',
          path: `/api/calendar-events?${of}`,
          session,
          statements: rowsIn('calendar_events'),
        },
        { name: 'feed of a person', ...feed, statements: rowsIn(...DAYS, 'timetable_lessons', 'rooms') },
      ];
      const rows: Row[] = [];
      for (const each of asked) rows.push(...(await readingRows(url, each, pool)));
      return rows;
    });
  } finally {
    await pool.end();
  }
}

async function feedOf(url: string, { authorization }: Session): Promise<Pick<AskedReading, 'path' | 'host'>> {
  const asking = { method: 'PUT', headers: { authorization, 'x-forwarded-for': randomAddress() } };
  const response = await fetch(`${url}/api/calendar-feeds/person?schoolCode=${SCHOOL}`, asking);
  if (!response.ok) throw new Error(`Making a feed: ${response.status} ${await response.text()}`);
  const { address } = (await response.json()) as { address: string };
  const { pathname: path, host } = new URL(address);
  return { path, host };
}
