import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { visibleRows } from '../../../platform/access/visible-rows.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { schoolRowsOf } from '../../../platform/records/noun-rows.js';
import type { RecordOf } from '../../../platform/records/record-rows.js';
import { ABSENCE, type AbsenceContent } from '../domain/absence.js';

interface StaffTables {
  absences: {
    school_id: string;
    id: string;
    person_id: string;
    from_day: string;
    to_day: string;
    deleted_at: Date | null;
  };
}

export type Absence = RecordOf<AbsenceContent>;

const visibleTo = visibleRows('person_id');

/** Of one school, in the current transaction. */
@Injectable()
export class AbsencesRepository {
  private readonly db = this.database.tables<StaffTables>();

  readonly rows = schoolRowsOf(ABSENCE);

  constructor(private readonly database: Database) {}

  /** One change of a person's absences at a time: whether they overlap is decided before they are written. */
  async lock(schoolId: string, personId: string): Promise<void> {
    const key = `absences:${schoolId}:${personId}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db);
  }

  /** Those that touch the days, by their first day. */
  list(caller: SchoolCaller, from: Day, to: Day): Promise<Absence[]> {
    return this.between(from, to).where(visibleTo(caller)).$castTo<Absence>().execute();
  }

  ofPeople(schoolId: string, personIds: readonly string[], from: Day, to: Day): Promise<Absence[]> {
    return this.between(from, to)
      .where('school_id', '=', schoolId)
      .where(sql<boolean>`person_id = ANY (${personIds}::uuid[])`)
      .$castTo<Absence>()
      .execute();
  }

  ofSchool(schoolId: string, from: Day, to: Day): Promise<Absence[]> {
    return this.between(from, to).where('school_id', '=', schoolId).$castTo<Absence>().execute();
  }

  private between(from: Day, to: Day) {
    return this.db
      .selectFrom('absences')
      .select(this.rows.selection())
      .where('deleted_at', 'is', null)
      .where('to_day', '>=', from)
      .where('from_day', '<=', to)
      .orderBy('from_day')
      .orderBy('id');
  }
}
