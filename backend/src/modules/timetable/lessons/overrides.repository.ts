import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
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

  /** False when the school has one of this id already. */
  async insert(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    { id, timetableId, reason, madeBy, madeAt }: Override,
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('timetable_overrides')
      .values({
        school_id: schoolId,
        id,
        academic_year_id: academicYearId,
        timetable_id: timetableId,
        reason,
        made_by: madeBy,
        made_at: toDate(madeAt),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
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
