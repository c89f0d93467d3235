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
import { ENTRY_NOUN, type EntryContent, type EntryKind } from '../domain/calendar-entry.js';
import type { Weekday } from '../domain/school-calendar.js';
import { REVISION, type Revision } from '../feeds/revision.js';

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

  readonly rows = new SchoolRows<EntryContent>({
    noun: ENTRY_NOUN,
    table: 'calendar_entries',
    columns: COLUMNS,
  });

  constructor(private readonly database: Database) {}

  /** Those of a session, by their first day. */
  list(owner: SchoolOwner, academicYearId: string): Promise<CalendarEntry[]> {
    return this.ofYear(owner, academicYearId)
      .where('deleted_at', 'is', null)
      .$castTo<CalendarEntry>()
      .execute();
  }

  /** With those that were deleted since then, as whoever subscribed has to hear of them. */
  listRevised(
    owner: SchoolOwner,
    academicYearId: string,
    since: Date,
  ): Promise<(CalendarEntry & Revision)[]> {
    return this.ofYear(owner, academicYearId)
      .select(REVISION)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', since)]))
      .$castTo<CalendarEntry & Revision>()
      .execute();
  }

  private ofYear({ schoolId }: SchoolOwner, academicYearId: string) {
    return this.db
      .selectFrom('calendar_entries')
      .select(this.rows.selection())
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .orderBy('from_day')
      .orderBy('id');
  }
}
