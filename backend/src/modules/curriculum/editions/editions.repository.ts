import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text, textOrNull } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import type { Curriculum, GradeLevel, Language } from '../../classes/index.js';
import { EDITION_NOUN } from '../curriculum.errors.js';
import type { CurriculumTables } from '../curriculum-tables.js';
import type { UsageRight } from '../domain/edition.js';

/** `year`: of the first session that is taught by it. `right`: by which the school keeps the text. */
export type EditionRow = Readonly<{
  curriculum: Curriculum;
  subjectName: string;
  subjectId: string | null;
  language: Language;
  gradeLevel: GradeLevel;
  year: number;
  source: string;
  right: UsageRight;
  createdBy: string;
}>;

/** How much stands in it. */
export type EditionFigures = Readonly<{
  contentStandards: number;
  learningStandards: number;
  ownAdditions: number;
}>;

export type Edition = RecordOf<EditionRow, EditionFigures>;

const COLUMNS: Columns<EditionRow> = {
  curriculum: plain('curriculum'),
  subjectName: text('subject_name'),
  subjectId: textOrNull('subject_id'),
  language: plain('language'),
  gradeLevel: plain('grade_level'),
  year: plain('year'),
  source: text('source'),
  right: plain('usage_right'),
  createdBy: text('created_by'),
};

const count = (condition: ReturnType<typeof sql>) => sql<number>`(
  SELECT count(*)::int FROM curriculum_nodes AS of_edition
  WHERE of_edition.school_id = curriculum_editions.school_id AND of_edition.edition_id = curriculum_editions.id
    AND of_edition.deleted_at IS NULL AND ${condition})`;

/** In the current transaction. */
@Injectable()
export class EditionsRepository {
  private readonly db = this.database.tables<CurriculumTables>();

  /** Who brought it is written once. */
  readonly rows = new SchoolRows<EditionRow, 'createdBy', EditionFigures>({
    noun: EDITION_NOUN,
    table: 'curriculum_editions',
    columns: COLUMNS,
    derived: {
      contentStandards: count(sql`of_edition.kind = 'content_standard'`),
      learningStandards: count(sql`of_edition.kind = 'learning_standard'`),
      ownAdditions: count(sql`of_edition.is_own`),
    },
  });

  constructor(private readonly database: Database) {}

  /** One change of a school's curriculum at a time: whether it fits is decided before it is written. */
  async lock({ schoolId }: SchoolOwner): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`curriculum:${schoolId}`}, 0))`.execute(
      this.db,
    );
  }

  /** Those that are not deleted: by subject, and of each the newest first. */
  list(owner: SchoolOwner): Promise<Edition[]> {
    return this.rows.list(owner, sql`ORDER BY lower(subject_name), grade_level, year DESC, id`);
  }
}
