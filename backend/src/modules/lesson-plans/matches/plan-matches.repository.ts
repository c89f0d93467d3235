import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import type { PlanWords } from '../../classes/index.js';

interface JoinedTables {
  lesson_plans: {
    school_id: string;
    id: string;
    author_id: string;
    date: string;
    class_name: string;
    subject: string;
    sample: string | null;
    teaching_set_id: string | null;
    deleted_at: Date | null;
  };
}

export type Span = Readonly<{ firstDay: Day; lastDay: Day }>;
export type CountedWords = PlanWords & Readonly<{ plans: number }>;

/** Which of somebody's own plans are of which set; of samples, none is. In the current transaction. */
@Injectable()
export class PlanMatchesRepository {
  private readonly db = this.database.tables<JoinedTables>();

  constructor(private readonly database: Database) {}

  /** Of plans in these days that are of no set. */
  async wordsIn(owner: Owner, { firstDay, lastDay }: Span): Promise<CountedWords[]> {
    const rows = await this.db
      .selectFrom('lesson_plans')
      .select(['class_name as className', 'subject'])
      .select(({ fn }) => fn.countAll<string>().as('plans'))
      .where('school_id', '=', owner.schoolId)
      .where('author_id', '=', owner.userId)
      .where('date', '>=', firstDay)
      .where('date', '<=', lastDay)
      .where('teaching_set_id', 'is', null)
      .where('sample', 'is', null)
      .where('deleted_at', 'is', null)
      .groupBy(['class_name', 'subject'])
      .execute();
    return rows.map((row) => ({ ...row, plans: Number(row.plans) }));
  }

  /** Plans in these days with these very words that are of no set; at most so many. Their ids. */
  async join(
    owner: Owner,
    { className, subject }: PlanWords,
    set: Span & Readonly<{ id: string }>,
    most: number,
  ): Promise<string[]> {
    const joined = await this.db
      .updateTable('lesson_plans')
      .set({ teaching_set_id: set.id })
      .where('school_id', '=', owner.schoolId)
      .where('id', 'in', (chosen) =>
        chosen
          .selectFrom('lesson_plans')
          .select('id')
          .where('school_id', '=', owner.schoolId)
          .where('author_id', '=', owner.userId)
          .where('class_name', '=', className)
          .where('subject', '=', subject)
          .where('date', '>=', set.firstDay)
          .where('date', '<=', set.lastDay)
          .where('teaching_set_id', 'is', null)
          .where('sample', 'is', null)
          .where('deleted_at', 'is', null)
          .limit(most),
      )
      .returning('id')
      .execute();
    return joined.map(({ id }) => id);
  }

  async part({ schoolId, userId }: Owner, planIds: readonly string[]): Promise<void> {
    await this.db
      .updateTable('lesson_plans')
      .set({ teaching_set_id: null })
      .where('school_id', '=', schoolId)
      .where('author_id', '=', userId)
      .where('id', 'in', planIds)
      .execute();
  }
}
