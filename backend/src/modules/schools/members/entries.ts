import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolsTables } from '../schools-tables.js';

/** So many people of a day are remembered in this process, before it writes the same again. */
const REMEMBERED = 10_000;

/** The last day on which each member opened the school's pages. */
@Injectable()
export class Entries {
  private readonly db = this.database.tables<SchoolsTables>();
  private readonly written = new Map<string, string>();

  constructor(private readonly database: Database) {}

  /** Written once a day. */
  async note({ school, principal, now }: SchoolCaller): Promise<void> {
    const key = `${school.id} ${principal.userId}`;
    const today = dayOf(now);
    if (this.written.get(key) === today) return;
    await this.database.tenantTransaction(school.id, () => this.save(school.id, principal.userId, today));
    if (this.written.size >= REMEMBERED) this.written.clear();
    this.written.set(key, today);
  }

  private async save(schoolId: string, userId: string, day: string): Promise<void> {
    const row = { entered_on: day };
    await this.db
      .insertInto('last_entries')
      .values({ school_id: schoolId, user_id: userId, ...row })
      .onConflict((conflict) => conflict.columns(['school_id', 'user_id']).doUpdateSet(row))
      .execute();
  }
}
