import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';

/**
 * One change of a school's timetable at a time, whether of a week or of a date. The constraints over the claims would
 * hold without it, but writers who wait for each other's claims lock each other out.
 */
@Injectable()
export class TimetableLock {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** Until the current transaction ends. */
  async take({ schoolId }: SchoolOwner): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`timetable:${schoolId}`}, 0))`.execute(this.db);
  }
}
