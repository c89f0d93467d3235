import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import {
  type Columns,
  day,
  plain,
  text,
  textOrNull,
  timeOfDayOrNull,
} from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import type { EntryContent, EntryKind } from '../domain/calendar-entry.js';
import type { Weekday } from '../domain/school-calendar.js';

interface EntryTables {
  calendar_entries: {
    school_id: string;
    academic_year_id: string;
    from_day: string;
    deleted_at: Date | null;
  };
}

export type CalendarEntry = RecordOf<EntryContent>;

const COLUMNS: Columns<EntryContent> = {
  academicYearId: text('academic_year_id'),
  kind: plain<EntryKind>('kind'),
  name: text('name'),
  from: day('from_day'),
  to: day('to_day'),
  followsWeekday: plain<Weekday | null>('follows_weekday'),
  cutFrom: timeOfDayOrNull('cut_from'),
  hasLessons: plain<boolean>('has_lessons'),
  bellScheduleId: textOrNull('bell_schedule_id'),
  classIds: plain<readonly string[] | null>('class_ids'),
};

/** In the current transaction. */
@Injectable()
export class CalendarEntriesRepository {
  private readonly db = this.database.tables<EntryTables>();

  readonly rows = new SchoolRows<EntryContent>(this.database.tables(), {
    table: 'calendar_entries',
    columns: COLUMNS,
    derived: {},
  });

  constructor(private readonly database: Database) {}

  /** Those of a session, by their first day. */
  list({ schoolId }: SchoolOwner, academicYearId: string): Promise<CalendarEntry[]> {
    return this.db
      .selectFrom('calendar_entries')
      .select(this.rows.selection())
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .where('deleted_at', 'is', null)
      .orderBy('from_day')
      .orderBy('id')
      .$castTo<CalendarEntry>()
      .execute();
  }
}
