import { Injectable } from '@nestjs/common';
import { toDate } from '../../../../platform/clock/instant.js';
import { Database } from '../../../../platform/database/database.js';

/** Why nobody was reminded. NO_RECIPIENT: the school has nobody who could pay. */
export const REMINDER_SKIPS = [
  'PAYMENT_PENDING',
  'SUSPENDED',
  'NOTHING_DUE',
  'NO_RECIPIENT',
  'REMINDED_LATELY',
] as const;
export type ReminderSkip = (typeof REMINDER_SKIPS)[number];

interface ReminderTables {
  finance_reminders: {
    school_id: string;
    id: string;
    due_at: Date;
    settled_at: Date | null;
    skipped: ReminderSkip | null;
  };
}

export type ReminderKey = Readonly<{ schoolId: string; id: string }>;
/** Instants of the business clock, epoch milliseconds. `settledAt`: null while it is planned. */
export type KeptReminder = Readonly<{
  dueAt: number;
  settledAt: number | null;
  skipped: ReminderSkip | null;
}>;

/** Reminders by hand, each a row before anything goes out; in the current system transaction. */
@Injectable()
export class RemindersRepository {
  private readonly db = this.database.tables<ReminderTables>();

  constructor(private readonly database: Database) {}

  /** False if it was ordered before, or another one of the school is planned. Those of one school take turns. */
  async plan({ schoolId: school_id, id }: ReminderKey, dueAt: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('finance_reminders')
      .values({ school_id, id, due_at: toDate(dueAt), settled_at: null, skipped: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async find({ schoolId, id }: ReminderKey): Promise<KeptReminder | null> {
    const row = await this.db
      .selectFrom('finance_reminders')
      .selectAll()
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    return {
      dueAt: row.due_at.getTime(),
      settledAt: row.settled_at?.getTime() ?? null,
      skipped: row.skipped,
    };
  }

  /** When the school was last reminded by hand. */
  async lastTold(schoolId: string): Promise<number | null> {
    const { at } = await this.db
      .selectFrom('finance_reminders')
      .select((row) => row.fn.max('settled_at').as('at'))
      .where('school_id', '=', schoolId)
      .where('skipped', 'is', null)
      .executeTakeFirstOrThrow();
    return at?.getTime() ?? null;
  }

  async settle({ schoolId, id }: ReminderKey, skipped: ReminderSkip | null, now: number): Promise<void> {
    await this.db
      .updateTable('finance_reminders')
      .set({ settled_at: toDate(now), skipped })
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .execute();
  }

  async due(now: number, limit: number): Promise<ReminderKey[]> {
    return this.db
      .selectFrom('finance_reminders')
      .select(['school_id as schoolId', 'id'])
      .where('settled_at', 'is', null)
      .where('due_at', '<=', toDate(now))
      .orderBy('due_at')
      .limit(limit)
      .execute();
  }

  /** Holds it for this transaction; false if it is settled, or another one has it. */
  async hold({ schoolId, id }: ReminderKey): Promise<boolean> {
    const held = await this.db
      .selectFrom('finance_reminders')
      .select('id')
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return held !== undefined;
  }
}
