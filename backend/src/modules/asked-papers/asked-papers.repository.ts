import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DAY_MS } from '../../platform/calendar/day.js';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { AskedPaper, PaperProblem } from './asked-paper.js';

export type NewPaper = Readonly<{
  id: string;
  kind: string;
  asked: unknown;
  name: string;
  type: string;
  isLarge: boolean;
}>;
/** One whose turn it is. */
export type TakenPaper = NewPaper & Readonly<{ schoolId: string; userId: string; tries: number }>;
type Owner = Readonly<{ schoolId: string; userId: string }>;

const KEPT_MS = DAY_MS;
/** So long whoever prints one need not say so again. */
const HELD_MS = 30_000;

/** Papers that are made later, in the current transaction. Times are the system's. */
@Injectable()
export class AskedPapersRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  async add({ schoolId, userId }: Owner, paper: NewPaper, now: number): Promise<void> {
    const { id, kind, asked, name, type, isLarge } = paper;
    await sql`
      INSERT INTO asked_papers (school_id, id, user_id, kind, asked, file_name, media_type, is_large, state, asked_at)
      VALUES (${schoolId}, ${id}, ${userId}, ${kind}, ${JSON.stringify(asked)}::jsonb, ${name}, ${type}, ${isLarge},
        'waiting', ${toDate(now)})`.execute(this.db);
  }

  /** How many of the person, and of the school, are not made yet. */
  async open({ schoolId, userId }: Owner): Promise<Readonly<{ ofPerson: number; ofSchool: number }>> {
    const { rows } = await sql<{ ofPerson: number; ofSchool: number }>`
      SELECT count(*)::int AS "ofSchool", (count(*) FILTER (WHERE user_id = ${userId}))::int AS "ofPerson"
      FROM asked_papers WHERE school_id = ${schoolId} AND state IN ('waiting', 'printing')`.execute(this.db);
    return rows[0] ?? { ofPerson: 0, ofSchool: 0 };
  }

  /** Null where it is another's, or has been kept for its day. Its place is told by `WaitingPlaces`. */
  async find({ schoolId, userId }: Owner, id: string, now: number): Promise<AskedPaper | null> {
    const { rows } = await sql<AskedPaper>`
      SELECT id, file_name AS name, media_type AS type, state, NULL AS place, is_large AS "isLarge", problem
      FROM asked_papers WHERE school_id = ${schoolId} AND user_id = ${userId} AND id = ${id}
        AND asked_at > ${toDate(now - KEPT_MS)}`.execute(this.db);
    return rows[0] ?? null;
  }

  async remove({ schoolId, userId }: Owner, id: string): Promise<boolean> {
    const { numAffectedRows } = await sql`
      DELETE FROM asked_papers WHERE school_id = ${schoolId} AND user_id = ${userId} AND id = ${id}`.execute(
      this.db,
    );
    return numAffectedRows === 1n;
  }

  async idsKept(schoolId: string, now: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM asked_papers WHERE school_id = ${schoolId} AND asked_at > ${toDate(now - KEPT_MS)}`.execute(
      this.db,
    );
    return rows.map(({ id }) => id);
  }

  /** Of all that wait, by their ids, over all schools. */
  async places(now: number): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ id: string; place: number }>`
      WITH turns AS (${turnsAt(now)}) SELECT id, place::int FROM turns`.execute(this.db);
    return new Map(rows.map(({ id, place }) => [id, place]));
  }

  /** The next by turns over all schools, held for a while; null where none waits. */
  async take(now: number): Promise<TakenPaper | null> {
    const { rows } = await sql<TakenPaper>`
      WITH turns AS (${turnsAt(now)}), next AS (
        SELECT w.school_id, w.id FROM asked_papers w JOIN turns ON turns.id = w.id AND turns.school_id = w.school_id
        WHERE ${waitsAt(now)} ORDER BY turns.place LIMIT 1 FOR UPDATE OF w SKIP LOCKED)
      UPDATE asked_papers a SET state = 'printing', tries = a.tries + 1, begun_at = ${toDate(now)},
        held_until = ${toDate(now + HELD_MS)}
      FROM next WHERE a.school_id = next.school_id AND a.id = next.id
      RETURNING a.school_id AS "schoolId", a.id, a.user_id AS "userId", a.kind, a.asked, a.file_name AS name,
        a.media_type AS type, a.is_large AS "isLarge", a.tries`.execute(this.db);
    return rows[0] ?? null;
  }

  /** Who still prints it; false where it was left, or somebody else has taken it. */
  async hold({ schoolId, id, tries }: TakenPaper, now: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      UPDATE asked_papers SET held_until = ${toDate(now + HELD_MS)}
      WHERE school_id = ${schoolId} AND id = ${id} AND tries = ${tries} AND state = 'printing'`.execute(
      this.db,
    );
    return numAffectedRows === 1n;
  }

  /** As `hold`, for good. */
  async end({ schoolId, id, tries }: TakenPaper, problem: PaperProblem | null): Promise<boolean> {
    const { numAffectedRows } = await sql`
      UPDATE asked_papers SET state = ${problem ? 'refused' : 'ready'}, problem = ${problem && JSON.stringify(problem)}::jsonb,
        held_until = NULL
      WHERE school_id = ${schoolId} AND id = ${id} AND tries = ${tries} AND state = 'printing'`.execute(
      this.db,
    );
    return numAffectedRows === 1n;
  }

  /** How many nobody prints. */
  async waiting(now: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM asked_papers w WHERE ${waitsAt(now)}`.execute(this.db);
    return rows[0]?.count ?? 0;
  }
}

/** Nobody prints it. */
const waitsAt = (now: number) =>
  sql`(w.state = 'waiting' OR (w.state = 'printing' AND w.held_until < ${toDate(now)}))`;

/**
 * In turns: the first of each person before anybody's second within a school, the first of each school before any
 * school's second, and first whoever was served longest ago.
 */
const turnsAt = (now: number) => sql`
  WITH own AS (
    SELECT w.school_id, w.id, w.asked_at, w.user_id,
      row_number() OVER (PARTITION BY w.school_id, w.user_id ORDER BY w.asked_at, w.id) AS of_person
    FROM asked_papers w WHERE ${waitsAt(now)}
  ), served AS (
    SELECT school_id, user_id, max(begun_at) AS at FROM asked_papers GROUP BY school_id, user_id
  ), in_school AS (
    SELECT own.*, row_number() OVER (
      PARTITION BY own.school_id ORDER BY of_person, served.at NULLS FIRST, own.asked_at, own.id) AS of_school
    FROM own LEFT JOIN served USING (school_id, user_id)
  ), of_schools AS (SELECT school_id, max(at) AS at FROM served GROUP BY school_id)
  SELECT in_school.school_id, in_school.id, row_number() OVER (
    ORDER BY of_school, of_schools.at NULLS FIRST, in_school.asked_at, in_school.id) AS place
  FROM in_school LEFT JOIN of_schools USING (school_id)`;
