import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolsTables } from '../schools-tables.js';
import type { Transfer } from './transfer.js';

/** Of one school, in the current transaction. */
@Injectable()
export class TransfersRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  async find(schoolId: string): Promise<Transfer | null> {
    const query = this.db
      .selectFrom('main_admin_transfers')
      .select(['holder_id as holderId', 'receiver_id as receiverId', 'offered_at', 'expires_at'])
      .where('school_id', '=', schoolId);
    const row = await this.database.tenantRead(schoolId, () => query.executeTakeFirst());
    if (!row) return null;
    const { offered_at, expires_at, ...people } = row;
    return { ...people, offeredAt: offered_at.getTime(), expiresAt: expires_at.getTime() };
  }

  /** In place of the one before. */
  async save(schoolId: string, { holderId, receiverId, offeredAt, expiresAt }: Transfer): Promise<void> {
    const row = {
      holder_id: holderId,
      receiver_id: receiverId,
      offered_at: toDate(offeredAt),
      expires_at: toDate(expiresAt),
    };
    await this.db
      .insertInto('main_admin_transfers')
      .values({ school_id: schoolId, ...row })
      .onConflict((conflict) => conflict.column('school_id').doUpdateSet(row))
      .execute();
  }

  async remove(schoolId: string): Promise<void> {
    await this.db.deleteFrom('main_admin_transfers').where('school_id', '=', schoolId).execute();
  }
}
