import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { type Columns, json, plain, text } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import { BELL_NOUN, type BellScheduleContent } from '../domain/bell-schedule.js';

interface BellTables {
  bell_schedules: {
    school_id: string;
    academic_year_id: string;
    name: string;
    is_usual: boolean;
    deleted_at: Date | null;
  };
}

export type KeptBellSchedule = RecordOf<BellScheduleContent>;

const COLUMNS: Columns<BellScheduleContent> = {
  academicYearId: text('academic_year_id'),
  name: text('name'),
  isUsual: plain<boolean>('is_usual'),
  days: json<BellScheduleContent['days']>('days'),
};

/** In the current transaction. */
@Injectable()
export class BellSchedulesRepository {
  private readonly db = this.database.tables<BellTables>();

  readonly rows = new SchoolRows<BellScheduleContent>({
    noun: BELL_NOUN,
    table: 'bell_schedules',
    columns: COLUMNS,
  });

  constructor(private readonly database: Database) {}

  /** Those of a session, the usual one first. */
  list({ schoolId }: SchoolOwner, academicYearId: string): Promise<KeptBellSchedule[]> {
    return this.db
      .selectFrom('bell_schedules')
      .select(this.rows.selection())
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .where('deleted_at', 'is', null)
      .orderBy('is_usual', 'desc')
      .orderBy('name')
      .$castTo<KeptBellSchedule>()
      .execute();
  }
}
