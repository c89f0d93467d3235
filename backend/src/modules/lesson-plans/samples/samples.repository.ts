import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Generated, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import type { SamplePlan } from '../domain/sample-plans.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';

interface SampleTables {
  lesson_plans: {
    school_id: string;
    id: string;
    author_id: string;
    version: Generated<number>;
    sample: string | null;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
    /** The columns of the content. */
    [column: string]: unknown;
  };
}

/** Plans that nobody has edited since they were loaded as samples. In the current transaction. */
@Injectable()
export class SamplesRepository {
  private readonly db = this.database.tables<SampleTables>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
  ) {}

  /** Those that stand stay as they are; one that was deleted comes back, in the week that is meant now. */
  async load({ schoolId, userId }: Owner, plans: readonly SamplePlan[], now: number): Promise<void> {
    const at = toDate(now);
    const rows = plans.map(({ sample, content }) => ({
      school_id: schoolId,
      id: randomUUID(),
      author_id: userId,
      ...Object.fromEntries(this.plans.rows.writtenOf(content)),
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

  async remove(owner: Owner, now: number): Promise<void> {
    await this.db
      .updateTable('lesson_plans')
      .set({ deleted_at: toDate(now) })
      .where(this.plans.rows.ownedBy(owner))
      .where('sample', 'is not', null)
      .where('deleted_at', 'is', null)
      .execute();
  }

  async count(owner: Owner): Promise<number> {
    const { count } = await this.db
      .selectFrom('lesson_plans')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where(this.plans.rows.ownedBy(owner))
      .where('sample', 'is not', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
