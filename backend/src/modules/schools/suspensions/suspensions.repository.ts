import { Injectable } from '@nestjs/common';
import type { Suspension } from '../../../platform/access/access.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolsTables } from '../schools-tables.js';

/** Of one school, in the current transaction. */
@Injectable()
export class SuspensionsRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** In place of the one before, if there is one. */
  async save(
    schoolId: string,
    userId: string,
    { from, to, reason }: Suspension,
    { by, at }: Readonly<{ by: string; at: number }>,
  ): Promise<void> {
    const row = { from_day: from, to_day: to, reason, suspended_by: by, suspended_at: toDate(at) };
    await this.db
      .insertInto('suspensions')
      .values({ school_id: schoolId, user_id: userId, ...row })
      .onConflict((conflict) => conflict.columns(['school_id', 'user_id']).doUpdateSet(row))
      .execute();
  }

  async remove(schoolId: string, userId: string): Promise<void> {
    await this.db
      .deleteFrom('suspensions')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .execute();
  }
}
