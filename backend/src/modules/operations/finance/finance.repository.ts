import { Injectable } from '@nestjs/common';
import type { GeneratedAlways } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { StaffMember } from '../../schools/index.js';

interface FinanceTables {
  finance_orders: { school_id: string; id: string; action: string; content: string | null; ordered_at: Date };
  finance_notes: {
    id: GeneratedAlways<string>;
    school_id: string;
    text: string;
    promised_for: string | null;
    author: string;
    written_at: Date;
  };
  finance_owners: { school_id: string; user_id: string; email: string; since: Date };
}

/** `content`: a hash of all that was ordered. */
export type KeptOrder = Readonly<{ id: string; action: string; content: string }>;
export type NewNote = Readonly<{ text: string; promisedFor: string | null; author: string }>;

/** What finance keeps of schools, in the current system transaction. `now`: business clock. */
@Injectable()
export class FinanceRepository {
  private readonly db = this.database.tables<FinanceTables>();

  constructor(private readonly database: Database) {}

  /** False if the order was there already. Two of the same id take turns. */
  async addOrder(schoolId: string, order: KeptOrder, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('finance_orders')
      .values({ school_id: schoolId, ...order, ordered_at: toDate(now) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Whether what stands under the id said something else; of old orders only the action is known. */
  async isOtherOrder(schoolId: string, { id, action, content }: KeptOrder): Promise<boolean> {
    const kept = await this.db
      .selectFrom('finance_orders')
      .select(['action', 'content'])
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return kept.action !== action || (kept.content !== null && kept.content !== content);
  }

  async addNote(schoolId: string, { text, promisedFor, author }: NewNote, now: number): Promise<void> {
    await this.db
      .insertInto('finance_notes')
      .values({ school_id: schoolId, text, promised_for: promisedFor, author, written_at: toDate(now) })
      .execute();
  }

  /** Newest first. */
  async notesOf(schoolId: string, limit: number) {
    return this.db
      .selectFrom('finance_notes')
      .select((row) => [
        'id',
        'text',
        'author',
        'written_at as writtenAt',
        row.cast<string | null>('promised_for', 'text').as('promisedFor'),
      ])
      .where('school_id', '=', schoolId)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async setOwner(schoolId: string, owner: StaffMember | null, now: number): Promise<void> {
    await this.db.deleteFrom('finance_owners').where('school_id', '=', schoolId).execute();
    if (!owner) return;
    const { userId: user_id, email } = owner;
    await this.db
      .insertInto('finance_owners')
      .values({ school_id: schoolId, user_id, email, since: toDate(now) })
      .execute();
  }
}
