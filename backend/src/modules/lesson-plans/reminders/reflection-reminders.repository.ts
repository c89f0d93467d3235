import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import type { ReminderTime } from '../domain/reflection-reminder.js';

export type Asking = Owner & Readonly<{ at: ReminderTime | null }>;

/** In the current transaction. */
@Injectable()
export class ReflectionRemindersRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  async chosen({ schoolId, userId }: Owner): Promise<ReminderTime | null> {
    const { rows } = await sql<{ at: ReminderTime | null }>`
      SELECT to_char(remind_at, 'HH24:MI') AS at FROM reflection_reminders
      WHERE school_id = ${schoolId} AND user_id = ${userId}`.execute(this.db);
    return rows[0]?.at ?? null;
  }

  /** What was settled for another time is looked at again. */
  async choose({ schoolId, userId }: Owner, at: ReminderTime | null): Promise<void> {
    await sql`
      INSERT INTO reflection_reminders (school_id, user_id, remind_at) VALUES (${schoolId}, ${userId}, ${at})
      ON CONFLICT (school_id, user_id) DO UPDATE SET remind_at = excluded.remind_at, settled_until = NULL`.execute(
      this.db,
    );
  }

  /** In every school, those of whose lessons of a day one is over and not noted, as far as they are not settled; by school. */
  async asking(day: Day, time: string, now: number, most: number): Promise<Asking[]> {
    const { rows } = await sql<Asking>`
      SELECT plans.school_id AS "schoolId", plans.author_id AS "userId",
        to_char(reminders.remind_at, 'HH24:MI') AS at
      FROM lesson_plans AS plans
      LEFT JOIN reflection_reminders AS reminders
        ON reminders.school_id = plans.school_id AND reminders.user_id = plans.author_id
      WHERE plans.date = ${day} AND plans.deleted_at IS NULL AND plans.sample IS NULL
        AND plans.end_time <= ${time}::time
        AND (reminders.remind_at IS NULL OR reminders.remind_at <= ${time}::time)
        AND (reminders.settled_until IS NULL OR reminders.settled_until <= ${toDate(now)})
        AND NOT EXISTS (SELECT FROM lesson_reflections AS noted WHERE noted.school_id = plans.school_id
          AND noted.id = plans.id AND noted.deleted_at IS NULL)
      GROUP BY plans.school_id, plans.author_id, reminders.remind_at
      ORDER BY plans.school_id, plans.author_id LIMIT ${most}`.execute(this.db);
    return rows;
  }

  /** Of people who belong to the school: whoever has left it leaves their plans here. */
  async settle({ schoolId, userId }: Owner, until: number): Promise<void> {
    await sql`
      INSERT INTO reflection_reminders (school_id, user_id, settled_until)
      VALUES (${schoolId}, ${userId}, ${toDate(until)})
      ON CONFLICT (school_id, user_id) DO UPDATE SET settled_until = excluded.settled_until`.execute(this.db);
  }
}
