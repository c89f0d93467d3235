import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { Resource, ResourceKind } from '../domain/claims.js';
import type { BrokenPromise, Promised, StandingPromise } from '../domain/promises.js';
import { minutesOf } from '../domain/timetable-lesson.js';

type ClaimOfPromise = Omit<StandingPromise, 'resources'> &
  Readonly<{
    resourceKind: ResourceKind;
    resourceId: string;
    division: string;
    groupKey: string;
  }>;

const DATED = sql.raw('app.timetable_claims_dated_same, app.timetable_claims_dated_across');

const clock = (minutes: 'lower' | 'upper') =>
  sql`to_char(make_time(0, 0, 0) + make_interval(mins => ${sql.raw(minutes)}(minutes)), 'HH24:MI')`;

/** Claims of one date, in the current transaction, which holds the lock of the school's timetable. */
@Injectable()
export class PromisesRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  /** Those on these days, both included. */
  async between({ schoolId }: SchoolOwner, from: Day, to: Day): Promise<StandingPromise[]> {
    const { rows } = await sql<ClaimOfPromise>`
      SELECT holder_kind AS kind, holder_id AS id, to_char(on_day, 'YYYY-MM-DD') AS day, ${clock('lower')} AS "from",
        ${clock('upper')} AS "to", shared, beside, resource_kind AS "resourceKind", resource_id AS "resourceId",
        division, group_key AS "groupKey"
      FROM timetable_claims
      WHERE school_id = ${schoolId} AND on_day BETWEEN ${from} AND ${to}
      ORDER BY on_day, minutes, holder_id, id`.execute(this.db);
    return [...Map.groupBy(rows, ({ kind, id }) => `${kind} ${id}`).values()].flatMap(promiseOf);
  }

  /** Refused by the constraints at once where two meet after all. */
  async add(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    { kind, id, day, from, to, shared, resources }: Promised,
  ): Promise<void> {
    const minutes = `[${minutesOf(from)},${minutesOf(to)})`;
    await sql`
      INSERT INTO timetable_claims (school_id, id, academic_year_id, on_day, minutes, resource_kind, resource_id,
        division, group_key, shared, holder_kind, holder_id)
      SELECT ${schoolId}, gen_random_uuid(), ${academicYearId}, ${day}, ${minutes}::int4range, taken.kind, taken.id,
        taken.division, taken."groupKey", ${shared}, ${kind}, ${id}
      FROM jsonb_to_recordset(${JSON.stringify(resources)}::jsonb)
        AS taken (kind text, id uuid, division text, "groupKey" text)`.execute(this.db);
  }

  /** After all that a transaction adds: what it moves may have changed places. */
  async checkNow(): Promise<void> {
    await sql`SET CONSTRAINTS ${DATED} IMMEDIATE`.execute(this.db);
    await sql`SET CONSTRAINTS ${DATED} DEFERRED`.execute(this.db);
  }

  async keepBeside({ schoolId }: SchoolOwner, { promise, lessonIds }: BrokenPromise): Promise<void> {
    await sql`
      UPDATE timetable_claims SET beside = beside || ${lessonIds}::uuid[]
      WHERE school_id = ${schoolId} AND on_day IS NOT NULL AND holder_kind = ${promise.kind}
        AND holder_id = ${promise.id}`.execute(this.db);
  }

  async drop({ schoolId }: SchoolOwner, kind: string, ids: readonly string[]): Promise<void> {
    await sql`
      DELETE FROM timetable_claims
      WHERE school_id = ${schoolId} AND on_day IS NOT NULL AND holder_kind = ${kind}
        AND holder_id = ANY (${ids}::uuid[])`.execute(this.db);
  }
}

function promiseOf(claims: readonly ClaimOfPromise[]): StandingPromise[] {
  const [first] = claims;
  if (!first) return [];
  const { kind, id, day, from, to, shared, beside } = first;
  const resources = claims.map(
    ({ resourceKind, resourceId, division, groupKey }): Resource => ({
      ...{ kind: resourceKind, id: resourceId, division, groupKey },
    }),
  );
  return [{ kind, id, day, from, to, shared, beside, resources }];
}
