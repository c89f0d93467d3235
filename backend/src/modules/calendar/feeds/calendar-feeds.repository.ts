import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';

interface FeedTables {
  calendar_feeds: {
    school_id: string;
    id: string;
    user_id: string | null;
    secret_hash: Buffer;
    made_at: Date;
    last_read_on: Day | null;
  };
}

/** `userId` null: the school's own. `madeAt` in epoch milliseconds. */
export type CalendarFeed = Readonly<{
  id: string;
  userId: string | null;
  madeAt: number;
  lastReadOn: Day | null;
}>;

/** In the current transaction. */
@Injectable()
export class CalendarFeedsRepository {
  private readonly db = this.database.tables<FeedTables>();

  constructor(private readonly database: Database) {}

  async find(owner: SchoolOwner, userId: string | null): Promise<CalendarFeed | null> {
    const feed = await this.read(owner).where('user_id', 'is not distinct from', userId).executeTakeFirst();
    return feed ?? null;
  }

  async findBySecret({ schoolId }: SchoolOwner, secretHash: Buffer): Promise<CalendarFeed | null> {
    const feed = await this.read({ schoolId }).where('secret_hash', '=', secretHash).executeTakeFirst();
    return feed ?? null;
  }

  /** From now on the address before this one leads to nothing. */
  async renew(
    { schoolId }: SchoolOwner,
    { id, userId, secretHash, now }: { id: string; userId: string | null; secretHash: Buffer; now: number },
  ): Promise<void> {
    const made = { secret_hash: secretHash, made_at: toDate(now), last_read_on: null };
    await this.db
      .insertInto('calendar_feeds')
      .values({ school_id: schoolId, id, user_id: userId, ...made })
      .onConflict((row) => row.columns(['school_id', 'user_id']).doUpdateSet(made))
      .execute();
  }

  async delete({ schoolId }: SchoolOwner, userId: string | null): Promise<void> {
    await this.db
      .deleteFrom('calendar_feeds')
      .where('school_id', '=', schoolId)
      .where('user_id', 'is not distinct from', userId)
      .execute();
  }

  /** Written once a day: a calendar asks every hour. */
  async noteReading({ schoolId }: SchoolOwner, id: string, today: Day): Promise<void> {
    await this.db
      .updateTable('calendar_feeds')
      .set({ last_read_on: today })
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .where('last_read_on', 'is distinct from', today)
      .execute();
  }

  private read({ schoolId }: SchoolOwner) {
    return this.db
      .selectFrom('calendar_feeds')
      .select(({ ref }) => [
        'id',
        'user_id as userId',
        sql<number>`round(extract(epoch FROM ${ref('made_at')}) * 1000)::float8`.as('madeAt'),
        sql<Day | null>`to_char(${ref('last_read_on')}, 'YYYY-MM-DD')`.as('lastReadOn'),
      ])
      .where('school_id', '=', schoolId);
  }
}
