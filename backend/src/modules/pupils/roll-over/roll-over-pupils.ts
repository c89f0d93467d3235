import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { ClassesPart, endsSchool, SchoolClassesService } from '../../classes/index.js';
import type { RollOver } from '../../schools/index.js';
import { nextPlaces } from '../domain/next-places.js';
import type { PupilsTables } from '../pupils-tables.js';

export type PupilInClass = Readonly<{ id: string; name: string; classId: string | null }>;
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

  async nextPlaces(rollOver: RollOver): Promise<ReturnType<typeof nextPlaces<PupilInClass>>> {
    const { caller, from, decisions } = rollOver;
    const standing = await this.classes.list(caller, from.id);
    const pupils = await this.inSchool(caller.school.id, from.id, from.lastDay);
    return nextPlaces(pupils, {
      classIds: standing.map(({ id }) => id),
      next: await this.classesPart.decided(rollOver),
      endingClassIds: standing.flatMap(({ id, gradeLevels }) => (endsSchool(gradeLevels) ? [id] : [])),
      decisions,
    });
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

  /** The names of those who were brought in beside these, or moved, left, or are in a group. */
  async findMoved(schoolId: string, academicYearId: string, pupilIds: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM pupils WHERE school_id = ${schoolId} AND id IN (
        SELECT pupil_id FROM class_memberships
        WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
          AND (pupil_id <> ALL (${pupilIds}::uuid[]) OR to_day IS NOT NULL)
        UNION SELECT pupil_id FROM group_memberships
        WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId})
      ORDER BY sort_name`.execute(this.db);
    return rows.map(({ name }) => name);
  }

  async saveLeaving(schoolId: string, pupilIds: readonly string[], lastDay: Day, now: number): Promise<void> {
    await sql`
      UPDATE pupils SET left_on = ${lastDay}, left_for = NULL, version = version + 1, updated_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ANY (${pupilIds}::uuid[])`.execute(this.db);
  }

  /** Of whom it was noted that they leave on this day. Where somebody has changed that since, it stays as it is. */
  async bringBack(schoolId: string, pupilIds: readonly string[], lastDay: Day, now: number): Promise<void> {
    await sql`
      UPDATE pupils SET left_on = NULL, version = version + 1, updated_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ANY (${pupilIds}::uuid[])
        AND left_on = ${lastDay}`.execute(this.db);
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
