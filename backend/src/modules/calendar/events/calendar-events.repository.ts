import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import {
  type Columns,
  day,
  dayOrNull,
  plain,
  text,
  textOrNull,
  timeOfDayOrNull,
} from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import {
  CALENDAR_EVENT_NOUN,
  type CalendarEventContent,
  type CalendarEventParts,
  type CalendarEventRow,
  type EventEffect,
  type EventUnit,
} from '../domain/calendar-event.js';
import type { Repeat } from '../domain/event-times.js';
import { REVISION, type Revision } from '../feeds/revision.js';

interface CalendarEventTables {
  calendar_events: {
    school_id: string;
    id: string;
    academic_year_id: string;
    from_day: string;
    coordinator_id: string | null;
    version: number;
    updated_at: Date;
    deleted_at: Date | null;
  };
  calendar_event_classes: {
    school_id: string;
    academic_year_id: string;
    event_id: string;
    class_id: string;
  };
}

export type CalendarEvent = RecordOf<CalendarEventRow, CalendarEventParts>;

const COLUMNS: Columns<CalendarEventRow> = {
  academicYearId: text('academic_year_id'),
  title: text('title'),
  unit: plain<EventUnit>('unit'),
  from: day('from_day'),
  to: day('to_day'),
  fromTime: timeOfDayOrNull('from_time'),
  toTime: timeOfDayOrNull('to_time'),
  repeats: plain<Repeat | null>('repeats'),
  repeatsUntil: dayOrNull('repeats_until'),
  except: {
    name: 'except_days',
    read: sql`(
      SELECT coalesce(json_agg(to_char(left_out, 'YYYY-MM-DD') ORDER BY left_out), '[]')
      FROM unnest(except_days) AS left_out)`,
  },
  place: text('place'),
  coordinatorId: textOrNull('coordinator_id'),
  effect: plain<EventEffect>('effect'),
  note: text('note'),
};

/** In the current transaction. */
@Injectable()
export class CalendarEventsRepository {
  private readonly db = this.database.tables<CalendarEventTables>();

  readonly rows = new SchoolRows<CalendarEventRow, never, CalendarEventParts>({
    noun: CALENDAR_EVENT_NOUN,
    table: 'calendar_events',
    columns: COLUMNS,
    derived: {
      classIds: sql`coalesce((
        SELECT json_agg(class_id ORDER BY class_id) FROM calendar_event_classes AS stopped
        WHERE stopped.school_id = calendar_events.school_id AND stopped.event_id = calendar_events.id), '[]')`,
    },
  });

  constructor(private readonly database: Database) {}

  /** One change of a school's events at a time: whether their places are free is decided before they are written. */
  async lock({ schoolId }: SchoolOwner): Promise<void> {
    const key = `calendar-events:${schoolId}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db);
  }

  /** Those of a session, by their first day. */
  list(owner: SchoolOwner, academicYearId: string): Promise<CalendarEvent[]> {
    return this.ofYear(owner, academicYearId)
      .where('deleted_at', 'is', null)
      .$castTo<CalendarEvent>()
      .execute();
  }

  /** With those that were deleted since then, as whoever subscribed has to hear of them. */
  listRevised(
    owner: SchoolOwner,
    academicYearId: string,
    since: Date,
  ): Promise<(CalendarEvent & Revision)[]> {
    return this.ofYear(owner, academicYearId)
      .select(REVISION)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', since)]))
      .$castTo<CalendarEvent & Revision>()
      .execute();
  }

  async findRevised({ schoolId }: SchoolOwner, id: string): Promise<(CalendarEvent & Revision) | undefined> {
    return this.db
      .selectFrom('calendar_events')
      .select([...this.rows.selection(), ...REVISION])
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .$castTo<CalendarEvent & Revision>()
      .executeTakeFirst();
  }

  async saveClasses(
    { schoolId }: SchoolOwner,
    id: string,
    { academicYearId, classIds }: CalendarEventContent,
  ): Promise<void> {
    await this.db
      .deleteFrom('calendar_event_classes')
      .where('school_id', '=', schoolId)
      .where('event_id', '=', id)
      .execute();
    if (classIds.length === 0) return;
    const key = { school_id: schoolId, academic_year_id: academicYearId, event_id: id };
    await this.db
      .insertInto('calendar_event_classes')
      .values(classIds.map((class_id) => ({ ...key, class_id })))
      .execute();
  }

  /** Of these sessions, deleted events too. */
  async dropCoordinator(
    { schoolId }: SchoolOwner,
    academicYearIds: readonly string[],
    userId: string,
    at: Date,
  ): Promise<void> {
    if (academicYearIds.length === 0) return;
    await this.db
      .updateTable('calendar_events')
      .set({ coordinator_id: null, version: sql<number>`version + 1`, updated_at: at })
      .where('school_id', '=', schoolId)
      .where('coordinator_id', '=', userId)
      .where('academic_year_id', 'in', [...academicYearIds])
      .execute();
  }

  private ofYear({ schoolId }: SchoolOwner, academicYearId: string) {
    return this.db
      .selectFrom('calendar_events')
      .select(this.rows.selection())
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .orderBy('from_day')
      .orderBy('from_time', (order) => order.asc().nullsFirst())
      .orderBy('id');
  }
}
