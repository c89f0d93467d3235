import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SamplePlan } from '../domain/sample-plans.js';
import { type Author, type LessonPlansTables, toRow } from '../lesson-plans.repository.js';

/** Plans that nobody has edited since they were loaded as samples. In the current transaction. */
@Injectable()
export class SamplesRepository {
  private readonly db = this.database.tables<LessonPlansTables>();

  constructor(private readonly database: Database) {}

  /** Those that stand stay as they are; one that was deleted comes back, in the week that is meant now. */
  async load({ schoolId, userId }: Author, plans: readonly SamplePlan[], now: number): Promise<void> {
    const at = toDate(now);
    const rows = plans.map(({ sample, content }) => ({
      school_id: schoolId,
      id: randomUUID(),
      author_id: userId,
      ...toRow(content),
      sample,
      created_at: at,
      updated_at: at,
    }));
    await this.db
      .insertInto('lesson_plans')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['school_id', 'author_id', 'sample'])
          .where('sample', 'is not', null)
          .doUpdateSet(({ ref }) => ({
            date: ref('excluded.date'),
            version: sql`lesson_plans.version + 1`,
            updated_at: at,
            deleted_at: null,
          }))
          .where('lesson_plans.deleted_at', 'is not', null),
      )
      .execute();
  }

  async remove(author: Author, now: number): Promise<void> {
    await this.db
      .updateTable('lesson_plans')
      .set({ deleted_at: toDate(now) })
      .where('school_id', '=', author.schoolId)
      .where('author_id', '=', author.userId)
      .where('sample', 'is not', null)
      .where('deleted_at', 'is', null)
      .execute();
  }

  async count(author: Author): Promise<number> {
    const { count } = await this.db
      .selectFrom('lesson_plans')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('school_id', '=', author.schoolId)
      .where('author_id', '=', author.userId)
      .where('sample', 'is not', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Whether anybody of the school has a plan that is no sample. */
  async anyWritten(schoolId: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('lesson_plans')
      .select('id')
      .where('school_id', '=', schoolId)
      .where('sample', 'is', null)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }
}
