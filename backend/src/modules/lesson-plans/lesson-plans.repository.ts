import { Injectable } from '@nestjs/common';
import { type Generated, sql } from 'kysely';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { LessonPlan, LessonPlanContent } from './domain/lesson-plan.js';
import type { ListPosition } from './domain/list-position.js';

export interface LessonPlansTables {
  lesson_plans: {
    school_id: string;
    id: string;
    author_id: string;
    version: Generated<number>;
    date: string;
    start_time: string;
    end_time: string;
    class_name: string;
    subject: string;
    objective: string;
    activities: string;
    reflection: string;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
    /** Which sample it is, while nobody has edited it. */
    sample: string | null;
  };
}

/** Whose plans: a person's in a school. */
export type Author = Readonly<{ schoolId: string; userId: string }>;
export function authorOf({ school, principal }: SchoolCaller): Author {
  return { schoolId: school.id, userId: principal.userId };
}

export type Page = Readonly<{ from?: string; to?: string; after: ListPosition | null; limit: number }>;

const COLUMNS = [
  'id',
  'version',
  sql<string>`to_char(date, 'YYYY-MM-DD')`.as('date'),
  sql<string>`to_char(start_time, 'HH24:MI')`.as('startTime'),
  sql<string>`to_char(end_time, 'HH24:MI')`.as('endTime'),
  'class_name as className',
  'subject',
  'objective',
  'activities',
  'reflection',
  'updated_at',
  'deleted_at',
  sql<boolean>`sample IS NOT NULL`.as('isSample'),
] as const;

@Injectable()
export class LessonPlansRepository {
  private readonly db = this.database.tables<LessonPlansTables>();

  constructor(private readonly database: Database) {}

  async list(author: Author, { from, to, after, limit }: Page): Promise<LessonPlan[]> {
    let query = this.db
      .selectFrom('lesson_plans')
      .select(COLUMNS)
      .where('school_id', '=', author.schoolId)
      .where('author_id', '=', author.userId)
      .where('deleted_at', 'is', null);
    if (from) query = query.where('date', '>=', from);
    if (to) query = query.where('date', '<=', to);
    if (after) {
      const position = sql`(${after.date}::date, ${after.startTime}::time, ${after.id}::uuid)`;
      query = query.where(sql<boolean>`(date, start_time, id) < ${position}`);
    }
    const rows = await query
      .orderBy('lesson_plans.date', 'desc')
      .orderBy('start_time', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toPlan);
  }

  /** Deleted or not. */
  async find(author: Author, id: string): Promise<LessonPlan | null> {
    const row = await this.db
      .selectFrom('lesson_plans')
      .select(COLUMNS)
      .where('school_id', '=', author.schoolId)
      .where('author_id', '=', author.userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? toPlan(row) : null;
  }

  /** Whoever wrote it; not what was deleted. */
  async findOfAnybody(schoolId: string, id: string): Promise<{ plan: LessonPlan; authorId: string } | null> {
    const row = await this.db
      .selectFrom('lesson_plans')
      .select([...COLUMNS, 'author_id'])
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { author_id: authorId, ...plan } = row;
    return { plan: toPlan(plan), authorId };
  }

  /** Null when the school has a plan of this id already. */
  async insert(
    author: Author,
    id: string,
    content: LessonPlanContent,
    now: number,
  ): Promise<LessonPlan | null> {
    const at = toDate(now);
    const row = await this.db
      .insertInto('lesson_plans')
      .values({
        school_id: author.schoolId,
        id,
        author_id: author.userId,
        ...toRow(content),
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.columns(['school_id', 'id']).doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
    return row ? toPlan(row) : null;
  }

  /** Null unless the plan stands there in this version. */
  async update(
    author: Author,
    id: string,
    version: number,
    content: LessonPlanContent,
    now: number,
  ): Promise<LessonPlan | null> {
    const row = await this.changeOf(author, id)
      .set({ ...toRow(content), version: version + 1, sample: null, updated_at: toDate(now) })
      .where('version', '=', version)
      .where('deleted_at', 'is', null)
      .returning(COLUMNS)
      .executeTakeFirst();
    return row ? toPlan(row) : null;
  }

  /** Keeps the moment of an earlier deletion. False when there is no such plan. */
  async delete(author: Author, id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.changeOf(author, id)
      .set(({ fn, val }) => ({ deleted_at: fn.coalesce('deleted_at', val(toDate(now))) }))
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  /** Null when there is no such plan. */
  async restore(author: Author, id: string): Promise<LessonPlan | null> {
    const row = await this.changeOf(author, id)
      .set({ deleted_at: null })
      .returning(COLUMNS)
      .executeTakeFirst();
    return row ? toPlan(row) : null;
  }

  private changeOf(author: Author, id: string) {
    return this.db
      .updateTable('lesson_plans')
      .where('school_id', '=', author.schoolId)
      .where('author_id', '=', author.userId)
      .where('id', '=', id);
  }
}

export function toRow({ date, startTime, endTime, className, ...texts }: LessonPlanContent) {
  const { subject, objective, activities, reflection } = texts;
  const times = { date, start_time: startTime, end_time: endTime };
  return { ...times, class_name: className, subject, objective, activities, reflection };
}

type Row = Omit<LessonPlan, 'updatedAt' | 'deletedAt'> &
  Readonly<{ updated_at: Date; deleted_at: Date | null }>;

function toPlan({ updated_at, deleted_at, ...plan }: Row): LessonPlan {
  return { ...plan, updatedAt: updated_at.getTime(), deletedAt: deleted_at?.getTime() ?? null };
}
