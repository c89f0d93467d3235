import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { Resource } from '../domain/claims.js';
import { type LessonTime, minutesOf } from '../domain/timetable-lesson.js';

/** What a lesson of a published timetable takes. `shared`: the lesson itself, or the override that it stands under. */
export type WeeklyClaim = LessonTime & Readonly<{ resource: Resource; lessonId: string; shared: string }>;

const WEEKLY = sql.raw('app.timetable_claims_weekly_same, app.timetable_claims_weekly_across');

/** Who and what is taken when, in the current transaction, which holds the lock of the school's timetable. */
@Injectable()
export class ClaimsRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** Lessons of a published timetable that claims like these would meet. */
  async findMet(
    { schoolId }: SchoolOwner,
    timetableId: string,
    claims: readonly WeeklyClaim[],
  ): Promise<string[]> {
    const { rows } = await sql<{ lessonId: string }>`
      SELECT DISTINCT standing.holder_id AS "lessonId"
      FROM ${asRows(claims)} JOIN timetable_claims AS standing
        ON standing.school_id = ${schoolId} AND standing.timetable_id = ${timetableId}
        AND standing.weekday = claim.weekday AND standing.weeks && claim.weeks
        AND standing.resource_id = claim.resource_id AND standing.minutes && claim.minutes
        AND standing.shared <> claim.shared AND standing.holder_id <> claim.holder_id
        AND (standing.division <> claim.division OR standing.group_key = claim.group_key)`.execute(this.db);
    return rows.map(({ lessonId }) => lessonId);
  }

  /** Refused by the constraints where two meet after all: they are asked at the end of the statement, which goes out with it. */
  async add(
    { schoolId }: SchoolOwner,
    { id, academicYearId }: Readonly<{ id: string; academicYearId: string }>,
    claims: readonly WeeklyClaim[],
  ): Promise<void> {
    const asked = sql`SET CONSTRAINTS ${WEEKLY} IMMEDIATE`.execute(this.db);
    const added = sql`
      INSERT INTO timetable_claims (school_id, id, academic_year_id, timetable_id, weekday, weeks, minutes,
        resource_kind, resource_id, division, group_key, shared, holder_kind, holder_id)
      SELECT ${schoolId}, gen_random_uuid(), ${academicYearId}, ${id}, claim.weekday, claim.weeks, claim.minutes,
        claim.kind, claim.resource_id, claim.division, claim.group_key, claim.shared, 'lesson', claim.holder_id
      FROM ${asRows(claims)}`.execute(this.db);
    await Promise.all([asked, added]);
  }

  async dropOfLessons({ schoolId }: SchoolOwner, lessonIds: readonly string[]): Promise<void> {
    await sql`
      DELETE FROM timetable_claims
      WHERE school_id = ${schoolId} AND holder_id = ANY (${lessonIds}::uuid[])`.execute(this.db);
  }

  async dropOfTimetable({ schoolId }: SchoolOwner, timetableId: string): Promise<void> {
    await sql`
      DELETE FROM timetable_claims
      WHERE school_id = ${schoolId} AND timetable_id = ${timetableId}`.execute(this.db);
  }
}

/** As a table `claim`. */
function asRows(claims: readonly WeeklyClaim[]): RawBuilder<unknown> {
  const sent = claims.map(({ resource, weekday, cycleWeek, from, to, lessonId, shared }) => ({
    weekday,
    weeks: cycleWeek === null ? '[1,3)' : `[${cycleWeek},${cycleWeek + 1})`,
    minutes: `[${minutesOf(from)},${minutesOf(to)})`,
    kind: resource.kind,
    resource_id: resource.id,
    division: resource.division,
    group_key: resource.groupKey,
    shared,
    holder_id: lessonId,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) AS claim (weekday smallint, weeks int4range,
    minutes int4range, kind text, resource_id uuid, division text, group_key text, shared uuid, holder_id uuid)`;
}
