import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { visibleRows } from '../../platform/access/visible-rows.js';
import { type Day, isDay } from '../../platform/calendar/day.js';
import { isTimeOfDay } from '../../platform/calendar/time-of-day.js';
import { Database } from '../../platform/database/database.js';
import type { AbsentOf, SentOf } from '../../platform/nouns/noun.js';
import { isUuid, type Slice } from '../../platform/page/page.js';
import { ownRowsOf } from '../../platform/records/noun-rows.js';
import { LESSON_PLAN, type LessonPlan, type LessonPlanOrigin } from './domain/lesson-plan.js';

export interface LessonPlansTables {
  lesson_plans: {
    school_id: string;
    id: string;
    author_id: string;
    date: string;
    start_time: string;
    deleted_at: Date | null;
    /** Which sample it is, while nobody has edited it. */
    sample: string | null;
  };
}

export type NewPlanField = AbsentOf<typeof LESSON_PLAN>;
export type SentLessonPlan = SentOf<typeof LESSON_PLAN>;

/** Newest date first, then latest start, then id. */
export const PLAN_KEYS = { date: isDay, startTime: isTimeOfDay, id: isUuid };
export type PlanSlice = Slice<keyof typeof PLAN_KEYS>;

/** Whose plans a caller reads on a route. */
export const visibleTo = visibleRows('author_id');

@Injectable()
export class LessonPlansRepository {
  private readonly db = this.database.tables<LessonPlansTables>();

  readonly rows = ownRowsOf<typeof LESSON_PLAN, LessonPlanOrigin>(LESSON_PLAN, {
    derived: {
      isSample: sql`sample IS NOT NULL`,
      teachingSetId: sql`teaching_set_id`,
      isUnseen: sql`is_unseen`,
      isSealed: sql`is_sealed`,
      attachments: sql`(
        SELECT count(*)::int FROM plan_attachments AS kept
        WHERE kept.school_id = lesson_plans.school_id AND kept.plan_id = lesson_plans.id
          AND kept.author_id = lesson_plans.author_id AND kept.deleted_at IS NULL)`,
    },
    onReplace: sql`sample = NULL, is_unseen = false, copied_from = NULL,
      is_generated = false`,
  });

  constructor(private readonly database: Database) {}

  /** From the first day to the last, where they are given. */
  async list(
    caller: SchoolCaller,
    { from, to }: Readonly<{ from?: Day; to?: Day }>,
    { after, limit }: PlanSlice,
  ): Promise<LessonPlan[]> {
    let query = this.db.selectFrom('lesson_plans').where('deleted_at', 'is', null).where(visibleTo(caller));
    if (from) query = query.where('date', '>=', from);
    if (to) query = query.where('date', '<=', to);
    if (after) {
      const position = sql`(${after.date}::date, ${after.startTime}::time, ${after.id}::uuid)`;
      query = query.where(sql<boolean>`(date, start_time, id) < ${position}`);
    }
    return query
      .select(this.rows.selection())
      .orderBy('lesson_plans.date', 'desc')
      .orderBy('start_time', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .$castTo<LessonPlan>()
      .execute();
  }
}
