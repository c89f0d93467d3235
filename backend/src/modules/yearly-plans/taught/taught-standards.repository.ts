import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';

/** `standard`: its key. */
export type TaughtStandard = Readonly<{ teachingSetId: string; standard: string; taughtOn: Day }>;

type Marking = Readonly<{ academicYearId: string; userId: string; now: number }>;

/** In the current transaction. */
@Injectable()
export class TaughtStandardsRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  async list({ schoolId }: SchoolOwner, teachingSetIds: readonly string[]): Promise<TaughtStandard[]> {
    const { rows } = await sql<TaughtStandard>`
      SELECT teaching_set_id AS "teachingSetId", standard, to_char(taught_on, 'YYYY-MM-DD') AS "taughtOn"
      FROM taught_standards WHERE school_id = ${schoolId} AND teaching_set_id = ANY (${teachingSetIds}::uuid[])
      ORDER BY teaching_set_id, taught_on, standard`.execute(this.db);
    return rows;
  }

  async mark(
    { schoolId }: SchoolOwner,
    setId: string,
    { standards, taughtOn }: Readonly<{ standards: readonly string[]; taughtOn: Day }>,
    { academicYearId, userId, now }: Marking,
  ): Promise<void> {
    await sql`
      INSERT INTO taught_standards (school_id, academic_year_id, teaching_set_id, standard, taught_on, marked_by,
        marked_at)
      SELECT ${schoolId}, ${academicYearId}, ${setId}, standard, ${taughtOn}, ${userId}, ${toDate(now)}
      FROM unnest(${standards}::text[]) AS standard
      ON CONFLICT (school_id, teaching_set_id, standard) DO UPDATE
        SET taught_on = excluded.taught_on, marked_by = excluded.marked_by, marked_at = excluded.marked_at`.execute(
      this.db,
    );
  }

  async unmark({ schoolId }: SchoolOwner, setId: string, standards: readonly string[]): Promise<void> {
    await sql`
      DELETE FROM taught_standards
      WHERE school_id = ${schoolId} AND teaching_set_id = ${setId} AND standard = ANY (${standards}::text[])`.execute(
      this.db,
    );
  }
}
