import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Columns, json, plain, text } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import { BELL_NOUN, type BellScheduleContent } from '../domain/bell-schedule.js';

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
  readonly rows = new SchoolRows<BellScheduleContent>({
    noun: BELL_NOUN,
    table: 'bell_schedules',
    columns: COLUMNS,
  });

  /** Those of a session, the usual one first. */
  list(owner: SchoolOwner, academicYearId: string): Promise<KeptBellSchedule[]> {
    return this.rows.list(owner, sql`AND academic_year_id = ${academicYearId} ORDER BY is_usual DESC, name`);
  }
}
