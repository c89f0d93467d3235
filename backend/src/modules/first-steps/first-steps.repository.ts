import { Injectable } from '@nestjs/common';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';

/** A person's own. Older releases also marked there that somebody had looked at the subscription. */
const DISMISSED = 'dismissed';

interface FirstStepsTables {
  first_step_marks: { school_id: string; user_id: string; mark: string; marked_at: Date };
}

type Person = Readonly<{ schoolId: string; userId: string }>;

/** In the current transaction. */
@Injectable()
export class FirstStepsRepository {
  private readonly db = this.database.tables<FirstStepsTables>();

  constructor(private readonly database: Database) {}

  async isDismissed({ schoolId, userId }: Person): Promise<boolean> {
    const row = await this.db
      .selectFrom('first_step_marks')
      .select('mark')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .where('mark', '=', DISMISSED)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The first time stays. */
  async dismiss({ schoolId, userId }: Person, now: number): Promise<void> {
    await this.db
      .insertInto('first_step_marks')
      .values({ school_id: schoolId, user_id: userId, mark: DISMISSED, marked_at: toDate(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async restore({ schoolId, userId }: Person): Promise<void> {
    await this.db
      .deleteFrom('first_step_marks')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .where('mark', '=', DISMISSED)
      .execute();
  }
}
