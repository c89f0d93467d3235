import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { schoolRowsOf } from '../../../platform/records/noun-rows.js';
import type { RecordOf, SchoolOwner } from '../../../platform/records/record-rows.js';
import { type Beginning, TIMETABLE, type TimetableContent } from '../domain/timetable.js';

interface TimetableTables {
  timetables: {
    school_id: string;
    id: string;
    academic_year_id: string;
    starts_on: string | null;
    created_at: Date;
    deleted_at: Date | null;
  };
}

/** `publishedAt`: epoch milliseconds. */
type Publication = Readonly<{
  startsOn: string | null;
  publishedAt: number | null;
  backdatingReason: string | null;
}>;

export type Timetable = RecordOf<TimetableContent, Publication>;

/** In the current transaction. */
@Injectable()
export class TimetablesRepository {
  private readonly db = this.database.tables<TimetableTables>();

  readonly rows = schoolRowsOf<typeof TIMETABLE, Publication>(TIMETABLE, {
    derived: {
      startsOn: sql<string | null>`to_char(starts_on, 'YYYY-MM-DD')`,
      publishedAt: sql<number | null>`round(extract(epoch FROM published_at) * 1000)::float8`,
      backdatingReason: sql.id('backdating_reason'),
    },
  });

  /** Those of a session that are not deleted: by their first day, then drafts as they were made. */
  readonly list = this.database.once(
    (owner: SchoolOwner, academicYearId: string): Promise<Timetable[]> =>
      this.rows.list(
        owner,
        sql`AND academic_year_id = ${academicYearId} ORDER BY starts_on NULLS LAST, created_at, id`,
      ),
  );

  constructor(private readonly database: Database) {}

  async publish(
    { schoolId }: SchoolOwner,
    id: string,
    { startsOn, reason }: Beginning,
    by: string,
    now: number,
  ): Promise<void> {
    await sql`
      UPDATE timetables SET starts_on = ${startsOn}, backdating_reason = ${reason}, published_at = ${toDate(now)},
        published_by = ${by}, version = version + 1, updated_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ${id}`.execute(this.db);
  }

  async withdraw({ schoolId }: SchoolOwner, id: string, now: number): Promise<void> {
    await sql`
      UPDATE timetables SET starts_on = NULL, backdating_reason = NULL, published_at = NULL, published_by = NULL,
        version = version + 1, updated_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ${id}`.execute(this.db);
  }
}
