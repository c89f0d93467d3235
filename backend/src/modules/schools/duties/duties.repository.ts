import { Injectable } from '@nestjs/common';
import type { Duty, GivenDuty } from '../../../platform/access/access.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolsTables } from '../schools-tables.js';

/** Of one school, in the current transaction. */
@Injectable()
export class DutiesRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** In place of the same duty of the person, if there is one. */
  async save(
    schoolId: string,
    userId: string,
    { duty, from, to }: GivenDuty,
    { by, at }: Readonly<{ by: string; at: number }>,
  ): Promise<void> {
    const days = { from_day: from, to_day: to, given_by: by, given_at: toDate(at) };
    await this.db
      .insertInto('duties')
      .values({ school_id: schoolId, user_id: userId, duty, ...days })
      .onConflict((conflict) => conflict.columns(['school_id', 'user_id', 'duty']).doUpdateSet(days))
      .execute();
  }

  async remove(schoolId: string, userId: string, duty: Duty): Promise<void> {
    await this.db
      .deleteFrom('duties')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .where('duty', '=', duty)
      .execute();
  }
}
