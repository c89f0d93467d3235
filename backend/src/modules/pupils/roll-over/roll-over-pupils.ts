import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { ClassesPart, isHighestLevel, SchoolClassesService } from '../../classes/index.js';
import type { RollOver } from '../../schools/index.js';
import { type NextPlace, nextPlaces } from '../domain/next-places.js';
import type { PupilsTables } from '../pupils-tables.js';

type PupilInClass = Readonly<{ id: string; name: string; classId: string | null }>;
type Place = Readonly<{ pupilId: string; classId: string }>;

/** The pupils of a school from one session to the next, in the current transaction. */
@Injectable()
export class RollOverPupils {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(
    private readonly database: Database,
    private readonly classesPart: ClassesPart,
    private readonly classes: SchoolClassesService,
  ) {}

  async nextPlaces(rollOver: RollOver): Promise<NextPlace<PupilInClass>[]> {
    const { caller, from, decisions } = rollOver;
    const standing = await this.classes.list(caller, from.id);
    const highestClassIds = standing.flatMap(({ id, gradeLevels }) =>
      isHighestLevel(gradeLevels) ? [id] : [],
    );
    const next = await this.classesPart.decided(rollOver);
    const pupils = await this.inSchool(caller.school.id, from.id, from.lastDay);
    return nextPlaces(pupils, next, { highestClassIds, decisions });
  }

  async place(schoolId: string, academicYearId: string, places: readonly Place[], day: Day): Promise<void> {
    await sql`
      INSERT INTO class_memberships (school_id, academic_year_id, pupil_id, class_id, from_day)
      SELECT ${schoolId}, ${academicYearId}, "pupilId", "classId", ${day}
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS made ("pupilId" uuid, "classId" uuid)`.execute(
      this.db,
    );
  }

  async takeOut(schoolId: string, academicYearId: string, pupilIds: readonly string[]): Promise<void> {
    await this.db
      .deleteFrom('class_memberships')
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .where('pupil_id', '=', sql<string>`ANY (${pupilIds}::uuid[])`)
      .execute();
  }

  /** How many were brought in beside these, or moved, left, or are in a group. */
  async countMoved(schoolId: string, academicYearId: string, pupilIds: readonly string[]): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT (SELECT count(*) FROM class_memberships
          WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
            AND (pupil_id <> ALL (${pupilIds}::uuid[]) OR to_day IS NOT NULL))::int
        + (SELECT count(*) FROM group_memberships
          WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId})::int AS count`.execute(
      this.db,
    );
    return rows[0]?.count ?? 0;
  }

  /** `lastDay` null: they are there again. */
  async saveLeaving(
    schoolId: string,
    pupilIds: readonly string[],
    lastDay: Day | null,
    now: number,
  ): Promise<void> {
    await sql`
      UPDATE pupils SET left_on = ${lastDay}, version = version + 1, updated_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ANY (${pupilIds}::uuid[])`.execute(this.db);
  }

  private inSchool(schoolId: string, academicYearId: string, day: Day): Promise<PupilInClass[]> {
    const classId = sql<string | null>`(
      SELECT class_id FROM class_memberships AS stay
      WHERE stay.school_id = pupils.school_id AND stay.pupil_id = pupils.id AND academic_year_id = ${academicYearId}
        AND ${day}::date BETWEEN from_day AND coalesce(to_day, 'infinity'))`;
    return this.db
      .selectFrom('pupils')
      .select(['id', 'name', classId.as('classId')])
      .where('school_id', '=', schoolId)
      .where('deleted_at', 'is', null)
      .where(sql<SqlBool>`coalesce(left_on, 'infinity') > ${day}::date`)
      .orderBy('sort_name')
      .orderBy('id')
      .execute();
  }
}
