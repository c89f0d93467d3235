import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text, textOrNull } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import { SET_NOUN } from '../classes.errors.js';
import type { ClassesTables } from '../classes-tables.js';
import type { SetContent, SetParts, SetRow, SetTeacher } from '../domain/teaching-set.js';

export type TeachingSet = RecordOf<SetRow, SetParts>;

const COLUMNS: Columns<SetRow> = {
  academicYearId: text('academic_year_id'),
  subjectId: text('subject_id'),
  name: textOrNull('name'),
  periodsAWeek: plain('periods_a_week'),
};

/** In the current transaction. */
@Injectable()
export class TeachingSetsRepository {
  private readonly db = this.database.tables<ClassesTables>();

  readonly rows = new SchoolRows<SetRow, never, SetParts>({
    noun: SET_NOUN,
    table: 'teaching_sets',
    columns: COLUMNS,
    derived: {
      parts: sql`coalesce((
        SELECT json_agg(json_build_object('classId', class_id, 'groupId', group_id) ORDER BY position)
        FROM teaching_set_parts AS of_set WHERE of_set.school_id = teaching_sets.school_id
          AND of_set.set_id = teaching_sets.id), '[]')`,
      teachers: sql`coalesce((
        SELECT json_agg(
          json_build_object('userId', user_id, 'isLead', lead, 'fromDay', from_day, 'toDay', to_day)
          ORDER BY from_day, lead DESC, user_id)
        FROM teaching_set_teachers AS of_set WHERE of_set.school_id = teaching_sets.school_id
          AND of_set.set_id = teaching_sets.id), '[]')`,
    },
  });

  constructor(private readonly database: Database) {}

  /** Those of a year that are not deleted, or of these ids alone. */
  list({ schoolId }: SchoolOwner, academicYearId: string, ids?: readonly string[]): Promise<TeachingSet[]> {
    const named = ids === undefined ? sql`true` : sql`id = ANY (${ids}::uuid[])`;
    return this.listed(sql`school_id = ${schoolId} AND academic_year_id = ${academicYearId} AND ${named}`);
  }

  /** Of these, what somebody teaches on a day, as lead or beside one. */
  listOf(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    userId: string,
    day: string,
  ): Promise<TeachingSet[]> {
    return this.listed(sql`school_id = ${schoolId} AND academic_year_id = ${academicYearId} AND EXISTS (
      SELECT FROM teaching_set_teachers AS taught
      WHERE taught.school_id = teaching_sets.school_id AND taught.set_id = teaching_sets.id
        AND user_id = ${userId} AND from_day <= ${day} AND (to_day IS NULL OR to_day >= ${day}))`);
  }

  /** Of these years, those in which a person still teaches on a day or later. */
  listFrom(
    { schoolId }: SchoolOwner,
    academicYearIds: readonly string[],
    userId: string,
    day: string,
  ): Promise<TeachingSet[]> {
    return this.listed(sql`school_id = ${schoolId} AND academic_year_id = ANY (${academicYearIds}) AND EXISTS (
      SELECT FROM teaching_set_teachers AS taught
      WHERE taught.school_id = teaching_sets.school_id AND taught.set_id = teaching_sets.id
        AND user_id = ${userId} AND (to_day IS NULL OR to_day >= ${day}))`);
  }

  /** What somebody teaches or has taught, in whatever year. */
  listEverOf({ schoolId }: SchoolOwner, userId: string): Promise<TeachingSet[]> {
    return this.listed(sql`school_id = ${schoolId} AND EXISTS (
      SELECT FROM teaching_set_teachers AS taught
      WHERE taught.school_id = teaching_sets.school_id AND taught.set_id = teaching_sets.id
        AND user_id = ${userId})`);
  }

  /** The ids of those of a year that one of these people teaches or has taught. */
  async idsEverOf(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    userIds: readonly string[],
  ): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT set_id AS id FROM teaching_set_teachers
      WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId} AND user_id = ANY (${userIds}::uuid[])`.execute(
      this.db,
    );
    return rows.map(({ id }) => id);
  }

  /** Whether the school has, or had, one of these. */
  async anyOf({ schoolId }: SchoolOwner, ids: readonly string[]): Promise<boolean> {
    const { rows } = await sql`
      SELECT FROM teaching_sets WHERE school_id = ${schoolId} AND id = ANY (${ids}::uuid[]) LIMIT 1`.execute(
      this.db,
    );
    return rows.length > 0;
  }

  /** Several new ones of a year. */
  async addAll(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    sets: readonly (Omit<SetContent, 'academicYearId'> & Readonly<{ id: string }>)[],
    now: number,
  ): Promise<void> {
    const at = toDate(now);
    const parts = sets.flatMap(({ id: setId, parts: of }) =>
      of.map((part, position) => ({ ...part, setId, position })),
    );
    const teachers = sets.flatMap(({ id: setId, teachers: of }) =>
      of.map((teacher) => ({ ...teacher, setId })),
    );
    await sql`
      INSERT INTO teaching_sets (school_id, id, academic_year_id, subject_id, name, periods_a_week, created_at, updated_at)
      SELECT ${schoolId}, id, ${academicYearId}, "subjectId", name, "periodsAWeek", ${at}, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) AS made
        (id uuid, "subjectId" uuid, name text, "periodsAWeek" smallint)`.execute(this.db);
    await sql`
      INSERT INTO teaching_set_parts (school_id, academic_year_id, set_id, position, class_id, group_id)
      SELECT ${schoolId}, ${academicYearId}, "setId", position, "classId", "groupId"
      FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS made
        ("setId" uuid, position smallint, "classId" uuid, "groupId" uuid)`.execute(this.db);
    await sql`
      INSERT INTO teaching_set_teachers (school_id, academic_year_id, set_id, user_id, lead, from_day, to_day)
      SELECT ${schoolId}, ${academicYearId}, "setId", "userId", "isLead", "fromDay", "toDay"
      FROM jsonb_to_recordset(${JSON.stringify(teachers)}::jsonb) AS made
        ("setId" uuid, "userId" uuid, "isLead" boolean, "fromDay" date, "toDay" date)`.execute(this.db);
  }

  /** They hold their classes no more. */
  async removeParts({ schoolId }: SchoolOwner, ids: readonly string[]): Promise<void> {
    await this.db
      .deleteFrom('teaching_set_parts')
      .where('school_id', '=', schoolId)
      .where('set_id', '=', sql<string>`ANY (${ids}::uuid[])`)
      .execute();
  }

  async saveParts(owner: SchoolOwner, id: string, content: SetContent): Promise<void> {
    const { academicYearId, parts, teachers } = content;
    const key = { school_id: owner.schoolId, academic_year_id: academicYearId, set_id: id };
    await this.db
      .deleteFrom('teaching_set_parts')
      .where('school_id', '=', owner.schoolId)
      .where('set_id', '=', id)
      .execute();
    await this.db
      .insertInto('teaching_set_parts')
      .values(
        parts.map(({ classId, groupId }, position) => ({
          ...key,
          position,
          class_id: classId,
          group_id: groupId,
        })),
      )
      .execute();
    await this.saveTeachers(owner, id, academicYearId, teachers);
  }

  /** The set is in its next version: who had read it learns of the change. */
  async replaceTeachers(
    owner: SchoolOwner,
    set: TeachingSet,
    teachers: readonly SetTeacher[],
    now: number,
  ): Promise<void> {
    await this.rows.replace(owner, set.id, set.version, set, now);
    await this.saveTeachers(owner, set.id, set.academicYearId, teachers);
  }

  private async saveTeachers(
    { schoolId }: SchoolOwner,
    id: string,
    academicYearId: string,
    teachers: readonly SetTeacher[],
  ): Promise<void> {
    await this.db
      .deleteFrom('teaching_set_teachers')
      .where('school_id', '=', schoolId)
      .where('set_id', '=', id)
      .execute();
    if (teachers.length === 0) return;
    const rows = teachers.map(({ userId, isLead, fromDay, toDay }) => ({
      school_id: schoolId,
      academic_year_id: academicYearId,
      set_id: id,
      user_id: userId,
      lead: isLead,
      from_day: fromDay,
      to_day: toDay,
    }));
    await this.db.insertInto('teaching_set_teachers').values(rows).execute();
  }

  private listed(condition: RawBuilder<unknown>): Promise<TeachingSet[]> {
    return this.db
      .selectFrom('teaching_sets')
      .select(this.rows.selection())
      .where(sql<boolean>`${condition}`)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .$castTo<TeachingSet>()
      .execute();
  }
}
