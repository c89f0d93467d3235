import { Injectable } from '@nestjs/common';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';

/** `dismissed` is a person's own; a plan that one administrator has looked at, the school has looked at. */
export type Mark = 'dismissed' | 'plan_viewed';

interface FirstStepsTables {
  first_step_marks: { school_id: string; user_id: string; mark: Mark; marked_at: Date };
}

type Person = Readonly<{ schoolId: string; userId: string }>;

/** In the current transaction. */
@Injectable()
export class FirstStepsRepository {
  private readonly db = this.database.tables<FirstStepsTables>();

  constructor(private readonly database: Database) {}

  marksOf(schoolId: string): Promise<{ userId: string; mark: Mark }[]> {
    return this.db
      .selectFrom('first_step_marks')
      .select(['user_id as userId', 'mark'])
      .where('school_id', '=', schoolId)
      .execute();
  }

  /** The first time stays. */
  async add({ schoolId, userId }: Person, mark: Mark, now: number): Promise<void> {
    await this.db
      .insertInto('first_step_marks')
      .values({ school_id: schoolId, user_id: userId, mark, marked_at: toDate(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async remove({ schoolId, userId }: Person, mark: Mark): Promise<void> {
    await this.db
      .deleteFrom('first_step_marks')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .where('mark', '=', mark)
      .execute();
  }
}
