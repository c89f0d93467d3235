import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { ownRowsOf } from '../../../platform/records/noun-rows.js';
import type { Owner, RecordOf } from '../../../platform/records/record-rows.js';
import { PERSONAL_LESSON, type PersonalLessonContent } from '../domain/personal-lesson.js';

export type PersonalLesson = RecordOf<PersonalLessonContent>;
/** Of one of many. */
export type LessonOfAuthor = PersonalLesson & Readonly<{ authorId: string }>;

/** Words of a person, and the set that they mean. */
export type MatchedWords = Readonly<{ className: string; subject: string; teachingSetId: string }>;

/** In the current transaction. */
@Injectable()
export class PersonalLessonsRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = ownRowsOf(PERSONAL_LESSON);

  constructor(private readonly database: Database) {}

  /** One change of a person's own week at a time: what stands beside a lesson is read before it is written. */
  async lock({ schoolId, userId }: Owner): Promise<void> {
    const key = `personal:${schoolId}:${userId}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db);
  }

  /** As the week has them. */
  list(owner: Owner, academicYearId: string): Promise<PersonalLesson[]> {
    return this.rows.list(
      owner,
      sql`AND academic_year_id = ${academicYearId} ORDER BY weekday, from_time, id`,
    );
  }

  /** Of each of these, as their week has them. */
  async ofPeople(
    schoolId: string,
    personIds: readonly string[],
    academicYearId: string,
  ): Promise<LessonOfAuthor[]> {
    const { rows } = await sql<LessonOfAuthor>`
      SELECT ${sql.join(this.rows.selection())}, author_id AS "authorId" FROM personal_lessons
      WHERE school_id = ${schoolId} AND author_id = ANY (${personIds}::uuid[])
        AND academic_year_id = ${academicYearId} AND deleted_at IS NULL
      ORDER BY weekday, from_time, id`.execute(this.db);
    return rows;
  }

  /** By person: the timetables of a session in which they teach a set, drafts too. */
  async timetablesOf(
    schoolId: string,
    personIds: readonly string[],
    academicYearId: string,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const { rows } = await sql<{ personId: string; ids: string[] }>`
      SELECT person_id AS "personId", array_agg(DISTINCT timetable_id) AS ids
      FROM timetable_lessons, unnest(teacher_ids) AS person_id
      WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId} AND deleted_at IS NULL
        AND teaching_set_id IS NOT NULL AND person_id = ANY (${personIds}::uuid[])
      GROUP BY person_id`.execute(this.db);
    return new Map(rows.map(({ personId, ids }) => [personId, ids]));
  }

  async adoptedBy(owner: Owner, academicYearId: string): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      SELECT timetable_id AS id FROM personal_adoptions
      WHERE ${this.rows.ownedBy(owner)} AND academic_year_id = ${academicYearId}`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  /** False when that was said before. */
  async adopt(
    { schoolId, userId }: Owner,
    { id, academicYearId }: Readonly<{ id: string; academicYearId: string }>,
    now: number,
  ): Promise<boolean> {
    const { numAffectedRows } = await sql`
      INSERT INTO personal_adoptions (school_id, author_id, academic_year_id, timetable_id, adopted_at)
      VALUES (${schoolId}, ${userId}, ${academicYearId}, ${id}, ${toDate(now)})
      ON CONFLICT DO NOTHING`.execute(this.db);
    return numAffectedRows === 1n;
  }

  /** What was told in words is of the set that these mean from now on. */
  async nameSet(
    owner: Owner,
    academicYearId: string,
    { className, subject, teachingSetId }: MatchedWords,
    now: number,
  ): Promise<void> {
    await sql`
      UPDATE personal_lessons SET teaching_set_id = ${teachingSetId}, version = version + 1,
        updated_at = ${toDate(now)}
      WHERE ${this.rows.ownedBy(owner)} AND academic_year_id = ${academicYearId} AND class_name = ${className}
        AND subject = ${subject} AND teaching_set_id IS NULL`.execute(this.db);
  }
}
