import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text, textOrNull } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import { SUBJECT_NOUN } from '../classes.errors.js';
import type { ClassesTables } from '../classes-tables.js';
import type { NewSubjectField, SubjectParts, SubjectRow } from '../domain/subject.js';
import type { KeptMark } from '../domain/subject-mark.js';

export type Subject = RecordOf<SubjectRow, SubjectParts>;

const COLUMNS: Columns<SubjectRow> = {
  name: text('name'),
  code: text('code'),
  language: plain('language'),
  religion: plain('religion'),
  mark: textOrNull('mark'),
  hue: plain('hue'),
};

/** In the current transaction. */
@Injectable()
export class SubjectsRepository {
  private readonly db = this.database.tables<ClassesTables>();

  readonly rows = new SchoolRows<SubjectRow, NewSubjectField, SubjectParts>({
    noun: SUBJECT_NOUN,
    table: 'subjects',
    columns: COLUMNS,
    derived: {
      levels: sql`coalesce((
        SELECT json_agg(
          json_build_object('gradeLevel', grade_level, 'curriculum', curriculum, 'periodsAWeek', periods_a_week)
          ORDER BY grade_level)
        FROM subject_levels
        WHERE subject_levels.school_id = subjects.school_id AND subject_id = subjects.id), '[]')`,
    },
  });

  constructor(private readonly database: Database) {}

  list(owner: SchoolOwner): Promise<Subject[]> {
    return this.rows.list(owner, sql`ORDER BY lower(name), id`);
  }

  /** How many sets it is taught in, whatever the year. */
  async countSets({ schoolId }: SchoolOwner, subjectId: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('teaching_sets')
      .select(({ fn }) => fn.count<string>('id').as('count'))
      .where('school_id', '=', schoolId)
      .where('subject_id', '=', subjectId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** It stays the version that it is: whoever reads it again has it. */
  async saveMark({ schoolId }: SchoolOwner, subjectId: string, { mark, hue }: KeptMark): Promise<void> {
    await this.db
      .updateTable('subjects')
      .set({ mark, hue })
      .where('school_id', '=', schoolId)
      .where('id', '=', subjectId)
      .execute();
  }

  async saveLevels({ schoolId }: SchoolOwner, subjectId: string, { levels }: SubjectParts): Promise<void> {
    await this.db
      .deleteFrom('subject_levels')
      .where('school_id', '=', schoolId)
      .where('subject_id', '=', subjectId)
      .execute();
    if (levels.length === 0) return;
    await this.db
      .insertInto('subject_levels')
      .values(
        levels.map(({ gradeLevel, curriculum, periodsAWeek }) => ({
          school_id: schoolId,
          subject_id: subjectId,
          grade_level: gradeLevel,
          curriculum,
          periods_a_week: periodsAWeek,
        })),
      )
      .execute();
  }
}
