import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { SetPart } from '../../classes/index.js';
import type { PupilsTables } from '../pupils-tables.js';

/** `id`: of what the part belongs to. */
export type CountedPart = SetPart & Readonly<{ id: string }>;

/** In the current transaction. */
@Injectable()
export class PupilCountsRepository {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  /** Whoever is in several parts of one thing is counted once there. `day`: of the session. */
  async inParts(
    { schoolId }: SchoolOwner,
    parts: readonly CountedPart[],
    { day, today }: Readonly<{ day: Day; today: Day }>,
  ): Promise<{ id: string; pupils: number }[]> {
    const { rows } = await sql<{ id: string; pupils: number }>`
      WITH part AS (
        SELECT id, "classId", "groupId" FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
          AS named (id uuid, "classId" uuid, "groupId" uuid)
      ), stay AS (
        SELECT part.id, pupil_id FROM part JOIN class_memberships ON class_id = part."classId"
        WHERE school_id = ${schoolId} AND part."groupId" IS NULL
          AND ${day}::date BETWEEN from_day AND coalesce(to_day, 'infinity')
        UNION
        SELECT part.id, pupil_id FROM part JOIN group_memberships ON group_id = part."groupId"
        WHERE school_id = ${schoolId} AND ${day}::date BETWEEN from_day AND coalesce(to_day, 'infinity')
      )
      SELECT stay.id, count(*)::int AS pupils
      FROM stay JOIN pupils ON school_id = ${schoolId} AND pupils.id = stay.pupil_id
      WHERE deleted_at IS NULL AND (left_on < ${today}) IS NOT TRUE
      GROUP BY stay.id`.execute(this.db);
    return rows;
  }
}
