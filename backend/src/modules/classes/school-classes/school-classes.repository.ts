import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text, textOrNull } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import { CLASS_NOUN } from '../classes.errors.js';
import type { ClassesTables } from '../classes-tables.js';
import type { ClassParts, ClassRow } from '../domain/school-class.js';

export type SchoolClass = RecordOf<ClassRow, ClassParts>;

const COLUMNS: Columns<ClassRow> = {
  academicYearId: text('academic_year_id'),
  name: text('name'),
  gradeLevels: plain('grade_levels'),
  shift: plain('shift'),
  stream: textOrNull('stream'),
  classTeacherId: textOrNull('class_teacher_id'),
};

/** In the current transaction. */
@Injectable()
export class SchoolClassesRepository {
  private readonly db = this.database.tables<ClassesTables>();

  readonly rows = new SchoolRows<ClassRow, never, ClassParts>({
    noun: CLASS_NOUN,
    table: 'school_classes',
    columns: COLUMNS,
    derived: {
      groups: sql`coalesce((
        SELECT json_agg(json_build_object('id', class_groups.id, 'name', class_groups.name) ORDER BY class_groups.name)
        FROM class_groups
        WHERE class_groups.school_id = school_classes.school_id AND class_id = school_classes.id), '[]')`,
    },
  });

  /** Those of a year that are not deleted, in the order of their names as people count: 2 before 10. */
  readonly list = this.database.once(
    (owner: SchoolOwner, academicYearId: string): Promise<SchoolClass[]> =>
      this.rows.list(
        owner,
        sql`AND academic_year_id = ${academicYearId}
        ORDER BY nullif(substring(name FROM '^[0-9]{1,9}'), '')::int, lower(name)`,
      ),
  );

  constructor(private readonly database: Database) {}

  /** One change of a school's classes and sets at a time: whether they fit is decided before they are written. */
  async lock({ schoolId }: SchoolOwner): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`classes:${schoolId}`}, 0))`.execute(this.db);
  }

  /** The classes of these years that somebody looked after have nobody who does. */
  async clearClassTeacher(
    { schoolId }: SchoolOwner,
    academicYearIds: readonly string[],
    userId: string,
  ): Promise<void> {
    await this.db
      .updateTable('school_classes')
      .set({ class_teacher_id: null, version: sql`version + 1` })
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', sql<string>`ANY (${academicYearIds})`)
      .where('class_teacher_id', '=', userId)
      .execute();
  }

  /** A group that stands already is named anew; one that is not named goes. */
  async saveGroups(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    classId: string,
    groups: ClassParts['groups'],
  ): Promise<void> {
    const ids = groups.map(({ id }) => id);
    let left = this.db
      .deleteFrom('class_groups')
      .where('school_id', '=', schoolId)
      .where('class_id', '=', classId);
    if (ids.length > 0) left = left.where('id', 'not in', ids);
    await left.execute();
    if (groups.length === 0) return;
    await this.db
      .insertInto('class_groups')
      .values(
        groups.map(({ id, name }) => ({
          school_id: schoolId,
          id,
          academic_year_id: academicYearId,
          class_id: classId,
          name,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['school_id', 'id']).doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })),
      )
      .execute();
  }

  /** Several new ones of a year. */
  async addAll(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    classes: readonly (Omit<ClassRow, 'academicYearId'> & ClassParts & Readonly<{ id: string }>)[],
    now: number,
  ): Promise<void> {
    const at = toDate(now);
    await sql`
      INSERT INTO school_classes (school_id, id, academic_year_id, name, grade_levels, shift, stream,
        class_teacher_id, created_at, updated_at)
      SELECT ${schoolId}, id, ${academicYearId}, name, "gradeLevels", shift, stream, "classTeacherId", ${at}, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) AS made
        (id uuid, name text, "gradeLevels" text[], shift text, stream text, "classTeacherId" uuid)`.execute(
      this.db,
    );
    const groups = classes.flatMap(({ id: classId, groups: of }) =>
      of.map((group) => ({ ...group, classId })),
    );
    await sql`
      INSERT INTO class_groups (school_id, id, academic_year_id, class_id, name)
      SELECT ${schoolId}, id, ${academicYearId}, "classId", name
      FROM jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) AS made (id uuid, "classId" uuid, name text)`.execute(
      this.db,
    );
  }

  /** Of the groups of a class but these, those that a set is taught to. */
  async groupsTaught({ schoolId }: SchoolOwner, classId: string, but: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .selectFrom('teaching_set_parts')
      .select('group_id')
      .distinct()
      .where('school_id', '=', schoolId)
      .where('class_id', '=', classId)
      .where('group_id', 'is not', null)
      .execute();
    return rows.flatMap(({ group_id: id }) => (id !== null && !but.includes(id) ? [id] : []));
  }

  /** How many sets are taught to a class or a group of it. */
  async countSets({ schoolId }: SchoolOwner, classId: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('teaching_sets')
      .select(({ fn }) => fn.count<string>('id').as('count'))
      .where('school_id', '=', schoolId)
      .where('deleted_at', 'is', null)
      .where('id', 'in', (of) =>
        of
          .selectFrom('teaching_set_parts')
          .select('set_id')
          .where('school_id', '=', schoolId)
          .where('class_id', '=', classId),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Of these ids, the groups that stand in another class: an id belongs to one. */
  async groupsElsewhere(
    { schoolId }: SchoolOwner,
    classId: string,
    ids: readonly string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.db
      .selectFrom('class_groups')
      .select('id')
      .where('school_id', '=', schoolId)
      .where('class_id', '!=', classId)
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id }) => id);
  }
}
