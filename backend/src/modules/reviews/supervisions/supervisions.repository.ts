import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { schoolRowsOf } from '../../../platform/records/noun-rows.js';
import type { RecordOf, SchoolOwner } from '../../../platform/records/record-rows.js';
import { type Deputy, SUPERVISION, type SupervisionContent } from '../domain/supervision.js';

interface SupervisionTables {
  supervisions: {
    school_id: string;
    id: string;
    academic_year_id: string;
    from_day: string;
    deleted_at: Date | null;
  };
  supervisor_deputies: {
    school_id: string;
    academic_year_id: string;
    supervisor_id: string;
    deputy_id: string;
  };
}

export type Supervision = RecordOf<SupervisionContent>;

/** In the current transaction. */
@Injectable()
export class SupervisionsRepository {
  private readonly db = this.database.tables<SupervisionTables>();

  readonly rows = schoolRowsOf(SUPERVISION);

  constructor(private readonly database: Database) {}

  /** One change of a school's supervisions at a time: whether they fit is decided before they are written. */
  async lock({ schoolId }: SchoolOwner): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`supervisions:${schoolId}`}, 0))`.execute(
      this.db,
    );
  }

  /** Those of a session that are not deleted, by their first day. */
  list(owner: SchoolOwner, academicYearId: string): Promise<Supervision[]> {
    return this.rows.list(owner, sql`AND academic_year_id = ${academicYearId} ORDER BY from_day, id`);
  }

  /** Of which sessions these are. */
  async yearsOf({ schoolId }: SchoolOwner, ids: readonly string[]): Promise<string[]> {
    const found = await this.db
      .selectFrom('supervisions')
      .select('academic_year_id')
      .distinct()
      .where('school_id', '=', schoolId)
      .where('id', 'in', ids)
      .execute();
    return found.map(({ academic_year_id }) => academic_year_id);
  }

  deputies({ schoolId }: SchoolOwner, academicYearId: string): Promise<Deputy[]> {
    return this.db
      .selectFrom('supervisor_deputies')
      .select(['supervisor_id as supervisorId', 'deputy_id as deputyId'])
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .orderBy('supervisor_id')
      .execute();
  }

  /** In place of whoever acted for these supervisors before. */
  async saveDeputies(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    deputies: readonly Deputy[],
  ): Promise<void> {
    if (deputies.length === 0) return;
    await this.db
      .insertInto('supervisor_deputies')
      .values(
        deputies.map(({ supervisorId, deputyId }) => ({
          ...{ school_id: schoolId, academic_year_id: academicYearId },
          ...{ supervisor_id: supervisorId, deputy_id: deputyId },
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['school_id', 'academic_year_id', 'supervisor_id'])
          .doUpdateSet({ deputy_id: (row) => row.ref('excluded.deputy_id') }),
      )
      .execute();
  }

  /** Of a whole session. */
  async removeDeputies({ schoolId }: SchoolOwner, academicYearId: string): Promise<void> {
    await this.db
      .deleteFrom('supervisor_deputies')
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .execute();
  }

  async removeDeputy({ schoolId }: SchoolOwner, academicYearId: string, supervisorId: string): Promise<void> {
    await this.db
      .deleteFrom('supervisor_deputies')
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .where('supervisor_id', '=', supervisorId)
      .execute();
  }

  /** Of these sessions: what has begun ends the day before, what was to come goes; nobody acts for them or is acted for by them. */
  async dropPerson(
    { schoolId }: SchoolOwner,
    academicYearIds: readonly string[],
    userId: string,
    { today, now }: Readonly<{ today: Day; now: number }>,
  ): Promise<void> {
    const named = sql`school_id = ${schoolId} AND academic_year_id = ANY (${academicYearIds}::uuid[])`;
    const theirs = sql`${named} AND (teacher_id = ${userId} OR supervisor_id = ${userId}) AND deleted_at IS NULL`;
    const at = toDate(now);
    await sql`
      UPDATE supervisions SET deleted_at = ${at}, updated_at = ${at}
      WHERE ${theirs} AND from_day >= ${today}`.execute(this.db);
    await sql`
      UPDATE supervisions SET to_day = ${addDays(today, -1)}, version = version + 1, updated_at = ${at}
      WHERE ${theirs} AND from_day < ${today} AND coalesce(to_day, ${today}) >= ${today}`.execute(this.db);
    await sql`
      DELETE FROM supervisor_deputies
      WHERE ${named} AND (supervisor_id = ${userId} OR deputy_id = ${userId})`.execute(this.db);
  }
}
