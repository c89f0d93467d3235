import { Injectable } from '@nestjs/common';
import { type Generated, type Selectable, sql } from 'kysely';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import { isNumberOf, isUuid, type Slice } from '../../platform/page/page.js';
import type { Notice, Notification, NotificationKind, NotificationType } from './notification.js';

interface NotificationTables {
  notifications: {
    id: Generated<string>;
    school_id: string;
    user_id: string;
    kind: NotificationKind;
    dedupe_key: string;
    type: NotificationType;
    title: string;
    message: string;
    link: string | null;
    action_required: boolean;
    created_at: Date;
    read_at: Date | null;
  };
}

/** Newest first, then by id. `at`: epoch milliseconds. */
export const NOTIFICATION_KEYS = { at: isNumberOf(15), id: isUuid };

export type Wanted = Readonly<{ unreadOnly: boolean; kind?: NotificationKind }>;

/** Every method is for one person of one school, in the current transaction. */
@Injectable()
export class NotificationsRepository {
  private readonly db = this.database.tables<NotificationTables>();

  constructor(private readonly database: Database) {}

  /** How many of the people had not been told it yet. */
  async add(notice: Notice, userIds: readonly string[], now: number): Promise<number> {
    if (userIds.length === 0) return 0;
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('notifications')
      .values(userIds.map((userId) => rowOf(notice, userId, now)))
      .onConflict((conflict) => conflict.columns(['school_id', 'user_id', 'dedupe_key']).doNothing())
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows);
  }

  async list(
    schoolId: string,
    userId: string,
    { unreadOnly, kind }: Wanted,
    { after, limit }: Slice<keyof typeof NOTIFICATION_KEYS>,
  ): Promise<Notification[]> {
    let query = this.of(schoolId, userId).selectAll();
    if (unreadOnly) query = query.where('read_at', 'is', null);
    if (kind) query = query.where('kind', '=', kind);
    if (after)
      query = query.where(sql<boolean>`(created_at, id) < (${toDate(Number(after.at))}, ${after.id}::uuid)`);
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
    return rows.map(toNotification);
  }

  async unreadCount(schoolId: string, userId: string): Promise<number> {
    const query = this.of(schoolId, userId)
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('read_at', 'is', null);
    return Number((await query.executeTakeFirstOrThrow()).count);
  }

  /** False if the person has no such notification. The first time of reading stays. */
  async markRead(schoolId: string, userId: string, id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('notifications')
      .set((row) => ({ read_at: row.fn.coalesce('read_at', row.val(toDate(now))) }))
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  async markAllRead(schoolId: string, userId: string, now: number): Promise<void> {
    await this.db
      .updateTable('notifications')
      .set({ read_at: toDate(now) })
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .execute();
  }

  private of(schoolId: string, userId: string) {
    return this.db
      .selectFrom('notifications')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId);
  }
}

function rowOf(notice: Notice, userId: string, now: number) {
  return {
    school_id: notice.schoolId,
    user_id: userId,
    kind: notice.kind,
    dedupe_key: notice.dedupeKey,
    type: notice.type,
    title: notice.title,
    message: notice.message,
    link: notice.link ?? null,
    action_required: notice.actionRequired ?? false,
    created_at: toDate(now),
  };
}

function toNotification(row: Selectable<NotificationTables['notifications']>): Notification {
  const { id, kind, type, title, message, link } = row;
  return {
    id,
    kind,
    type,
    title,
    message,
    link,
    actionRequired: row.action_required,
    createdAt: row.created_at.getTime(),
    readAt: row.read_at?.getTime() ?? null,
  };
}
