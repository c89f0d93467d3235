import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { defineMemberWork, WorkOfMember } from '../schools/index.js';
import type { LessonPlansTables } from './lesson-plans.repository.js';

const LESSON_PLANS = defineMemberWork('lessonPlans');

/** Samples that nobody edited are no work. */
@Injectable()
export class PlansOfMember extends WorkOfMember {
  readonly kind = LESSON_PLANS;
  private readonly db = this.database.tables<LessonPlansTables>();

  constructor(private readonly database: Database) {
    super();
  }

  async count(schoolId: string, userId: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('lesson_plans')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('school_id', '=', schoolId)
      .where('author_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('sample', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
