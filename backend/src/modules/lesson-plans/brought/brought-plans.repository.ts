import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { blankPlan, type LessonPlanContent } from '../domain/lesson-plan.js';

/** A plan as its author brought it from another school. */
export type BroughtPlan = LessonPlanContent & Readonly<{ id: string; fromSchool: string }>;

type NewPlan = Readonly<{ id: string; content: LessonPlanContent }>;
type Arrival = Readonly<{ id: string; fromSchool: string; now: number }>;
type Row = Readonly<{ id: string; fromSchool: string; content: LessonPlanContent }>;

/** How many of a subject are looked through. */
const MOST_SOUGHT = 400;

/** In the current transaction. */
@Injectable()
export class BroughtPlansRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  async addAll({ schoolId, userId }: Owner, plans: readonly NewPlan[], arrival: Arrival): Promise<void> {
    await sql`
      INSERT INTO brought_plans (school_id, id, author_id, arrival_id, from_school, date, subject, content, brought_at)
      SELECT ${schoolId}, id, ${userId}, ${arrival.id}, ${arrival.fromSchool}, (content->>'date')::date,
        content->>'subject', content, ${toDate(arrival.now)}
      FROM jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) AS made (id uuid, content jsonb)`.execute(
      this.db,
    );
  }

  /** Of these ids those that are plans of somebody, written here or brought. */
  async among({ schoolId, userId }: Owner, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM lesson_plans
      WHERE school_id = ${schoolId} AND author_id = ${userId} AND id = ANY (${ids}::uuid[])
      UNION SELECT id FROM brought_plans
      WHERE school_id = ${schoolId} AND author_id = ${userId} AND id = ANY (${ids}::uuid[])`.execute(this.db);
    return new Set(rows.map(({ id }) => id));
  }

  async count(owner: Owner): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM brought_plans WHERE ${of(owner)}`.execute(this.db);
    return rows[0]?.count ?? 0;
  }

  async find(owner: Owner, id: string): Promise<BroughtPlan | null> {
    const found = await this.read(sql`${of(owner)} AND id = ${id}`);
    return found[0] ?? null;
  }

  /** Of these subjects, whatever their letters' case; the latest first. */
  ofSubjects(owner: Owner, subjects: readonly string[]): Promise<BroughtPlan[]> {
    const names = subjects.map((name) => name.trim().toLowerCase());
    return this.read(sql`${of(owner)} AND lower(btrim(subject)) = ANY (${names}::text[])
      ORDER BY date DESC, id LIMIT ${MOST_SOUGHT}`);
  }

  all(owner: Owner): Promise<BroughtPlan[]> {
    return this.read(sql`${of(owner)} ORDER BY date, id`);
  }

  /** What came in one arrival, with its links. */
  async removeArrival(owner: Owner, arrivalId: string): Promise<void> {
    await sql`
      DELETE FROM plan_attachments WHERE school_id = ${owner.schoolId} AND author_id = ${owner.userId}
        AND plan_id IN (SELECT id FROM brought_plans WHERE ${of(owner)} AND arrival_id = ${arrivalId})`.execute(
      this.db,
    );
    await sql`DELETE FROM brought_plans WHERE ${of(owner)} AND arrival_id = ${arrivalId}`.execute(this.db);
  }

  private async read(condition: RawBuilder<unknown>): Promise<BroughtPlan[]> {
    const { rows } = await sql<Row>`
      SELECT id, from_school AS "fromSchool", content FROM brought_plans WHERE ${condition}`.execute(this.db);
    return rows.map(({ content, ...row }) => ({ ...blankPlan(content.date), ...content, ...row }));
  }
}

function of({ schoolId, userId }: Owner): RawBuilder<boolean> {
  return sql`school_id = ${schoolId} AND author_id = ${userId}`;
}
