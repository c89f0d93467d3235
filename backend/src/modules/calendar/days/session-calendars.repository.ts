import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { OfficialDays } from '../domain/official-year.js';

interface SessionCalendarTables {
  session_calendars: {
    school_id: string;
    academic_year_id: string;
    days: OfficialDays | string | null;
    declined: string[];
    cycle_weeks: 1 | 2;
    cycle_anchor: string | null;
    skips_holiday_weeks: boolean;
    version: number;
    updated_at: Date;
  };
}

/** `days`: null as long as they stand as published. */
export type KeptSessionCalendar = Readonly<{
  days: OfficialDays | null;
  declined: readonly string[];
  cycleWeeks: 1 | 2;
  cycleAnchor: Day | null;
  skipsHolidayWeeks: boolean;
  /** 0 where the school has never said anything. */
  version: number;
  /** Epoch milliseconds; 0 where the school has never said anything. */
  updatedAt: number;
}>;

/** What a school says. */
export type SaidOfSession = Omit<KeptSessionCalendar, 'version' | 'updatedAt'>;

const UNSAID: KeptSessionCalendar = {
  days: null,
  declined: [],
  cycleWeeks: 1,
  cycleAnchor: null,
  skipsHolidayWeeks: false,
  version: 0,
  updatedAt: 0,
};

/** In the current transaction. */
@Injectable()
export class SessionCalendarsRepository {
  private readonly db = this.database.tables<SessionCalendarTables>();

  constructor(private readonly database: Database) {}

  /** One change of a school's calendar at a time: what fits is decided before it is written. */
  async lock({ schoolId }: SchoolOwner): Promise<void> {
    const key = `session-calendars:${schoolId}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db);
  }

  async find({ schoolId }: SchoolOwner, academicYearId: string): Promise<KeptSessionCalendar> {
    const kept = await this.db
      .selectFrom('session_calendars')
      .select([
        sql<OfficialDays | null>`days`.as('days'),
        'declined',
        'cycle_weeks as cycleWeeks',
        sql<Day | null>`to_char(cycle_anchor, 'YYYY-MM-DD')`.as('cycleAnchor'),
        'skips_holiday_weeks as skipsHolidayWeeks',
        'version',
        sql<number>`floor(extract(epoch FROM updated_at) * 1000)::float8`.as('updatedAt'),
      ])
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .executeTakeFirst();
    return kept ?? UNSAID;
  }

  async save(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    { days, declined, cycleWeeks, cycleAnchor, skipsHolidayWeeks }: SaidOfSession,
    now: number,
  ): Promise<void> {
    const said = {
      days: days && JSON.stringify(days),
      declined: [...declined],
      cycle_weeks: cycleWeeks,
      cycle_anchor: cycleAnchor,
      skips_holiday_weeks: skipsHolidayWeeks,
      updated_at: toDate(now),
    };
    await this.db
      .insertInto('session_calendars')
      .values({ school_id: schoolId, academic_year_id: academicYearId, version: 1, ...said })
      .onConflict((conflict) =>
        conflict
          .columns(['school_id', 'academic_year_id'])
          .doUpdateSet({ ...said, version: sql<number>`session_calendars.version + 1` }),
      )
      .execute();
  }
}
