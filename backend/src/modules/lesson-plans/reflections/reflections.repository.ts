import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text } from '../../../platform/records/columns.js';
import { type Owner, OwnRows, type RecordOf } from '../../../platform/records/record-rows.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import { type CountedPupils, REFLECTION_NOUN, type ReflectionContent } from '../domain/reflection.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';

export const REFLECTION_COLUMNS: Columns<ReflectionContent> = {
  status: plain('status'),
  reason: text('reason'),
  present: plain('present'),
  mastered: plain('mastered'),
  result: plain('result'),
  text: text('text'),
};

/** What is said of it once it was taken note of. `writtenAt` in epoch milliseconds. */
export type Addition = Readonly<{ id: string; text: string; writtenAt: number }>;

/** Direkod: from then on it is only added to. `notedAt` in epoch milliseconds. */
export type Noting = Readonly<{
  notedAt: number | null;
  notedBy: string | null;
  additions: readonly Addition[];
}>;

export type Reflection = RecordOf<ReflectionContent, Noting>;

/** `pupils`: of whom the lesson is, null where nobody knows. `counted`: by taps, null where nobody tapped. */
export type LessonToReflect = Readonly<{
  plan: LessonPlan;
  pupils: number | null;
  counted: CountedPupils | null;
  reflection: Reflection | null;
}>;

/** What a lesson marked as taught: standards by their keys, of a set and on a day. */
export type Marked = Readonly<{ teachingSetId: string; taughtOn: Day; standards: readonly string[] }>;

/** At most so many lessons are listed at once. */
const MOST_LESSONS = 500;

/** In the current transaction. */
@Injectable()
export class ReflectionsRepository {
  private readonly db = this.database.tables<object>();

  readonly rows = new OwnRows<ReflectionContent, never, Noting>({
    noun: REFLECTION_NOUN,
    table: 'lesson_reflections',
    columns: REFLECTION_COLUMNS,
    derived: {
      notedAt: sql`round(extract(epoch FROM noted_at) * 1000)::float8`,
      notedBy: sql`noted_by`,
      additions: sql`(
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', added.id, 'text', added.text,
          'writtenAt', round(extract(epoch FROM added.written_at) * 1000)) ORDER BY added.written_at, added.id), '[]')
        FROM reflection_additions AS added
        WHERE added.school_id = lesson_reflections.school_id AND added.plan_id = lesson_reflections.id)`,
    },
  });

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
  ) {}

  /** Null where it is deleted. */
  async find(owner: Owner, id: string): Promise<Reflection | null> {
    const found = await this.rows.find(owner, id);
    return found && found.deletedAt === null ? found : null;
  }

  /** Of an owner's plans on these days that are no samples, in order. */
  async plansBetween(owner: Owner, from: Day, to: Day): Promise<LessonPlan[]> {
    const { rows } = await sql<LessonPlan>`
      SELECT ${sql.join(this.plans.rows.selection())} FROM lesson_plans
      WHERE ${this.plans.rows.ownedBy(owner)} AND lesson_plans.date BETWEEN ${from} AND ${to}
        AND deleted_at IS NULL AND sample IS NULL
      ORDER BY lesson_plans.date, start_time, id LIMIT ${MOST_LESSONS}`.execute(this.db);
    return rows;
  }

  async ofPlans(owner: Owner, planIds: readonly string[]): Promise<Map<string, Reflection>> {
    const { rows } = await sql<Reflection>`
      SELECT ${sql.join(this.rows.selection())} FROM lesson_reflections
      WHERE ${this.rows.ownedBy(owner)} AND id = ANY (${planIds}::uuid[]) AND deleted_at IS NULL`.execute(
      this.db,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * The plan's own copy of the text, which lists, papers and the code before read. It is another version of the plan then:
   * a page that has it open, with the text of before, is told so rather than writing that text back.
   */
  async copyToPlan({ schoolId, userId }: Owner, id: string, now: number): Promise<void> {
    const noted = sql`coalesce((
      SELECT reflected.text FROM lesson_reflections AS reflected
      WHERE reflected.school_id = ${schoolId} AND reflected.id = ${id} AND reflected.deleted_at IS NULL), '')`;
    await sql`
      UPDATE lesson_plans SET reflection = ${noted}, version = version + 1, updated_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND author_id = ${userId} AND id = ${id} AND reflection <> ${noted}`.execute(
      this.db,
    );
  }

  /** Null where nothing is marked. */
  async marked(owner: Owner, id: string): Promise<Marked | null> {
    const { rows } = await sql<Marked>`
      SELECT marked_set_id AS "teachingSetId", to_char(marked_on, 'YYYY-MM-DD') AS "taughtOn",
        marked_standards AS standards
      FROM lesson_reflections WHERE ${this.rows.ownedBy(owner)} AND id = ${id} AND marked_set_id IS NOT NULL`.execute(
      this.db,
    );
    return rows[0] ?? null;
  }

  async saveMarked(owner: Owner, id: string, marked: Marked | null): Promise<void> {
    await sql`
      UPDATE lesson_reflections SET marked_set_id = ${marked?.teachingSetId ?? null},
        marked_on = ${marked?.taughtOn ?? null}, marked_standards = ${marked?.standards ?? []}::text[]
      WHERE ${this.rows.ownedBy(owner)} AND id = ${id}`.execute(this.db);
  }

  /** Plans of a set that were taught, the first lesson first. */
  async taughtOf(owner: Owner, teachingSetId: string): Promise<LessonPlan[]> {
    const { rows } = await sql<LessonPlan>`
      SELECT ${sql.join(this.plans.rows.selection())} FROM lesson_plans
      WHERE ${this.plans.rows.ownedBy(owner)} AND teaching_set_id = ${teachingSetId} AND deleted_at IS NULL
        AND EXISTS (SELECT FROM lesson_reflections AS reflected WHERE reflected.school_id = lesson_plans.school_id
          AND reflected.id = lesson_plans.id AND reflected.status = 'taught' AND reflected.deleted_at IS NULL)
      ORDER BY lesson_plans.date, start_time, id`.execute(this.db);
    return rows;
  }

  /** Written again under its id nothing happens. */
  async addTo({ schoolId, userId }: Owner, planId: string, { id, text, writtenAt }: Addition): Promise<void> {
    await sql`
      INSERT INTO reflection_additions (school_id, id, plan_id, author_id, text, written_at)
      VALUES (${schoolId}, ${id}, ${planId}, ${userId}, ${text}, ${toDate(writtenAt)})
      ON CONFLICT DO NOTHING`.execute(this.db);
  }

  /** Written with its plan by yesterday's page, which knows the text alone. */
  async saveText(owner: Owner, id: string, text: string, now: number): Promise<void> {
    const at = toDate(now);
    await sql`
      INSERT INTO lesson_reflections AS standing (school_id, id, author_id, status, text, created_at, updated_at)
      VALUES (${owner.schoolId}, ${id}, ${owner.userId}, 'taught', ${text}, ${at}, ${at})
      ON CONFLICT (school_id, id) DO UPDATE SET text = excluded.text, version = standing.version + 1,
        updated_at = excluded.updated_at, deleted_at = NULL`.execute(this.db);
  }
}
