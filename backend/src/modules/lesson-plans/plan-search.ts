import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { wordsOf } from '../../platform/records/noun-rows.js';
import { ownerOf } from '../../platform/records/records.js';
import { defineFindable, Finds } from '../../platform/search/findable.js';
import { LESSON_PLAN, type LessonPlanContent } from './domain/lesson-plan.js';
import { FoundPlanDto } from './lesson-plans.dto.js';
import { LessonPlansRepository, type LessonPlansTables, visibleTo } from './lesson-plans.repository.js';
import { LessonsOfPlans } from './lessons/lessons-of-plans.js';
import { toPlanLessonDto } from './lessons/plan-lesson.dto.js';

const foundPlans = defineFindable({ kind: 'plans', shownAs: FoundPlanDto, most: 20 });

/** Whether words are looked for in a field: a field that is not here does not compile. */
const SOUGHT: Readonly<Record<keyof LessonPlanContent, boolean>> = {
  ...{ date: false, startTime: false, endTime: false, targetLevel: false },
  ...{ subject: true, className: true, topic: true, contentStandards: true, learningStandards: true },
  ...{ objective: true, successCriteria: true, activities: true, reflection: true },
  ...{ pedagogy: true, thinking: true, crossCurricular: true, moralValues: true },
  ...{ resources: true, assessment: true, enrichment: true, remediation: true },
};
const WORDS = wordsOf(LESSON_PLAN, (field) => Reflect.get(SOUGHT, field) === true);

/** In the caller's own plans, in the current transaction. */
@Injectable()
export class PlanSearch {
  private readonly db = this.database.tables<LessonPlansTables>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
    private readonly lessons: LessonsOfPlans,
  ) {}

  /** Where every word stands somewhere in the plan; newest first, each with what became of its lesson. */
  @Finds(foundPlans)
  async find(caller: SchoolCaller, words: readonly string[], limit: number): Promise<FoundPlanDto[]> {
    let query = this.db
      .selectFrom('lesson_plans')
      .select(this.plans.rows.selection('id', 'date', 'className', 'subject'))
      .where(visibleTo(caller))
      .where('deleted_at', 'is', null);
    const text = sql`lower(concat_ws(' ', ${WORDS}))`;
    for (const word of words) query = query.where(sql<boolean>`strpos(${text}, lower(${word})) > 0`);
    const found = await query
      .orderBy('lesson_plans.date', 'desc')
      .orderBy('start_time', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .$castTo<Omit<FoundPlanDto, 'lesson'>>()
      .execute();
    const { schoolId, userId: authorId } = ownerOf(caller);
    const lessons = await this.lessons.of(
      { schoolId, now: caller.now },
      found.map(({ id }) => ({ id, authorId })),
    );
    return found.map((plan) => ({ ...plan, lesson: toPlanLessonDto(lessons.get(plan.id)) }));
  }
}
