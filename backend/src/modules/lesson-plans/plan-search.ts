import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { authorOf, type LessonPlansTables } from './lesson-plans.repository.js';

export type FoundPlan = Readonly<{ id: string; date: string; className: string; subject: string }>;

/** In the caller's own plans, in the current transaction. */
@Injectable()
export class PlanSearch {
  private readonly db = this.database.tables<LessonPlansTables>();

  constructor(private readonly database: Database) {}

  /** Where every word stands in the subject, class or objective; newest first. */
  async find(caller: SchoolCaller, words: readonly string[], limit: number): Promise<FoundPlan[]> {
    const author = authorOf(caller);
    let query = this.db
      .selectFrom('lesson_plans')
      .select([
        'id',
        sql<string>`to_char(date, 'YYYY-MM-DD')`.as('date'),
        'class_name as className',
        'subject',
      ])
      .where('school_id', '=', author.schoolId)
      .where('author_id', '=', author.userId)
      .where('deleted_at', 'is', null);
    const text = sql`lower(concat_ws(' ', subject, class_name, objective))`;
    for (const word of words) query = query.where(sql<boolean>`strpos(${text}, lower(${word})) > 0`);
    return query
      .orderBy('lesson_plans.date', 'desc')
      .orderBy('start_time', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }
}
