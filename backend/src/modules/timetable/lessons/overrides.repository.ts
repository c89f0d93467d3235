import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';

interface OverrideTables {
  timetable_overrides: {
    school_id: string;
    id: string;
    academic_year_id: string;
    timetable_id: string;
    reason: string;
    made_by: string;
    made_at: Date;
  };
}

/** `madeAt`: epoch milliseconds. */
export type Override = Readonly<{
  id: string;
  timetableId: string;
  reason: string;
  madeBy: string;
  madeAt: number;
}>;

/** In the current transaction. */
@Injectable()
export class OverridesRepository {
  private readonly db = this.database.tables<OverrideTables>();

  constructor(private readonly database: Database) {}

  /** Those of a timetable, as they were made. */
  list({ schoolId }: SchoolOwner, timetableId: string): Promise<Override[]> {
    return this.all(schoolId).where('timetable_id', '=', timetableId).orderBy('made_at').execute();
  }

  async find({ schoolId }: SchoolOwner, id: string): Promise<Override | undefined> {
    return this.all(schoolId).where('id', '=', id).executeTakeFirst();
  }

  /** How many are new: those whose id the school has not. */
  async insertAll(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    timetableId: string,
    made: readonly Omit<Override, 'timetableId'>[],
  ): Promise<number> {
    const rows = jsonRows(made.map(({ madeAt, ...each }) => ({ ...each, madeAt: toDate(madeAt) })));
    const { numAffectedRows } = await sql`
      INSERT INTO timetable_overrides (school_id, id, academic_year_id, timetable_id, reason, made_by, made_at)
      SELECT ${schoolId}, id, ${academicYearId}, ${timetableId}, reason, "madeBy", "madeAt"
      FROM jsonb_to_recordset(${rows}::jsonb) AS made (id uuid, reason text, "madeBy" uuid, "madeAt" timestamptz)
      ON CONFLICT DO NOTHING`.execute(this.db);
    return Number(numAffectedRows);
  }

  async delete({ schoolId }: SchoolOwner, id: string): Promise<void> {
    await this.db
      .deleteFrom('timetable_overrides')
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .execute();
  }

  private all(schoolId: string) {
    return this.db
      .selectFrom('timetable_overrides')
      .select([
        'id',
        'timetable_id as timetableId',
        'reason',
        'made_by as madeBy',
        sql<number>`round(extract(epoch FROM made_at) * 1000)::float8`.as('madeAt'),
      ])
      .where('school_id', '=', schoolId);
  }
}
