import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { defineFindable, Finds } from '../../platform/search/findable.js';
import type { LessonPlanContent } from './domain/lesson-plan.js';
import { FoundPlanDto } from './lesson-plans.dto.js';
import { LessonPlansRepository, type LessonPlansTables, visibleTo } from './lesson-plans.repository.js';

const foundPlans = defineFindable({ kind: 'plans', shownAs: FoundPlanDto, most: 20 });

/** What of a plan is looked through, and null for what is no word of anybody; a field that is not here does not compile. */
const SOUGHT: Readonly<Record<keyof LessonPlanContent, RawBuilder<string> | null>> = {
  date: null,
  startTime: null,
  endTime: null,
  targetLevel: null,
  subject: sql`subject`,
  className: sql`class_name`,
  topic: sql`topic`,
  contentStandards: sql`array_to_string(content_standards, ' ')`,
  learningStandards: sql`array_to_string(learning_standards, ' ')`,
  objective: sql`objective`,
  successCriteria: sql`success_criteria`,
  activities: sql`activities`,
  reflection: sql`reflection`,
  pedagogy: sql`pedagogy`,
  thinking: sql`thinking`,
  crossCurricular: sql`cross_curricular`,
  moralValues: sql`moral_values`,
  resources: sql`resources`,
  assessment: sql`assessment`,
  enrichment: sql`enrichment`,
  remediation: sql`remediation`,
};
const WORDS = sql.join(Object.values(SOUGHT).filter((each) => each !== null));

/** In the caller's own plans, in the current transaction. */
@Injectable()
export class PlanSearch {
  private readonly db = this.database.tables<LessonPlansTables>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
  ) {}

  /** Where every word stands somewhere in the plan; newest first. */
  @Finds(foundPlans)
  async find(caller: SchoolCaller, words: readonly string[], limit: number): Promise<FoundPlanDto[]> {
    let query = this.db
      .selectFrom('lesson_plans')
      .select(this.plans.rows.selection('id', 'date', 'className', 'subject'))
      .where(visibleTo(caller))
      .where('deleted_at', 'is', null);
    const text = sql`lower(concat_ws(' ', ${WORDS}))`;
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
