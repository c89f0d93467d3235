import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { type Reflection, ReflectionsRepository } from './reflections.repository.js';

/** What is noted of lessons, for whoever verifies their plans and for papers. In the current transaction. */
@Injectable()
export class NotedLessons {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly reflections: ReflectionsRepository,
  ) {}

  /** By the id of the plan. */
  ofPlans(author: Owner, planIds: readonly string[]): Promise<ReadonlyMap<string, Reflection>> {
    return this.reflections.ofPlans(author, planIds);
  }

  /** Once: whoever was first has taken note of it. */
  async takeNote(author: Owner, planId: string, notedBy: string, now: number): Promise<void> {
    await sql`
      UPDATE lesson_reflections SET noted_by = ${notedBy}, noted_at = ${toDate(now)}
      WHERE ${this.reflections.rows.ownedBy(author)} AND id = ${planId} AND noted_at IS NULL
        AND deleted_at IS NULL`.execute(this.db);
  }
}
