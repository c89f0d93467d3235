import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { defineFindable, Finds } from '../../platform/search/findable.js';
import { FoundPlanDto } from './lesson-plans.dto.js';
import { LessonPlansRepository, type LessonPlansTables, visibleTo } from './lesson-plans.repository.js';

const foundPlans = defineFindable({ kind: 'plans', shownAs: FoundPlanDto, most: 20 });

/** In the caller's own plans, in the current transaction. */
@Injectable()
export class PlanSearch {
  private readonly db = this.database.tables<LessonPlansTables>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
  ) {}

  /** Where every word stands in the subject, class or objective; newest first. */
  @Finds(foundPlans)
  async find(caller: SchoolCaller, words: readonly string[], limit: number): Promise<FoundPlanDto[]> {
    let query = this.db
      .selectFrom('lesson_plans')
      .select(this.plans.rows.selection('id', 'date', 'className', 'subject'))
      .where(visibleTo(caller))
      .where('deleted_at', 'is', null);
    const text = sql`lower(concat_ws(' ', subject, class_name, objective))`;
    for (const word of words) query = query.where(sql<boolean>`strpos(${text}, lower(${word})) > 0`);
    return query
      .orderBy('lesson_plans.date', 'desc')
      .orderBy('start_time', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .$castTo<FoundPlanDto>()
      .execute();
  }
}
