import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { Revision } from './revision.js';

/** In the current transaction. */
@Injectable()
export class DayRevisionsRepository {
  private readonly db = this.database.tables();

  constructor(private readonly database: Database) {}

  /** How often whatever makes a day of the session what it is was changed, what was deleted included: it only grows. */
  async ofYear({ schoolId }: SchoolOwner, academicYearId: string): Promise<Revision> {
    const { rows } = await sql<Revision>`
      SELECT coalesce(sum(count), 0)::float8 AS revision,
        coalesce(floor(extract(epoch FROM max(at)) * 1000), 0)::float8 AS "revisedAt"
      FROM (
        SELECT revision AS count, revised_at AS at FROM calendar_entries
          WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
        UNION ALL
        SELECT revision, revised_at FROM calendar_events
          WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
        UNION ALL
        SELECT version, updated_at FROM bell_schedules
          WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
        UNION ALL
        SELECT version, updated_at FROM session_calendars
          WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
      ) AS changes`.execute(this.db);
    return rows[0] ?? { revision: 0, revisedAt: 0 };
  }
}
