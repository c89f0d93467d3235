import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Channel, ChannelMute, NotificationKind } from './notification.js';

interface MuteTables {
  notification_mutes: { school_id: string; user_id: string; kind: NotificationKind; channel: Channel };
}

export type Mute = Readonly<{ kind: NotificationKind; channel: Channel }>;

/** What people have asked not to be told, in the current transaction. */
@Injectable()
export class MutesRepository {
  private readonly db = this.database.tables<MuteTables>();

  constructor(private readonly database: Database) {}

  ofPerson(schoolId: string, userId: string): Promise<Mute[]> {
    return this.db
      .selectFrom('notification_mutes')
      .select(['kind', 'channel'])
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .execute();
  }

  ofKind(schoolId: string, kind: NotificationKind): Promise<ChannelMute[]> {
    return this.db
      .selectFrom('notification_mutes')
      .select(['user_id as userId', 'channel'])
      .where('school_id', '=', schoolId)
      .where('kind', '=', kind)
      .execute();
  }

  async replace(schoolId: string, userId: string, mutes: readonly Mute[]): Promise<void> {
    await this.db
      .deleteFrom('notification_mutes')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .execute();
    if (mutes.length === 0) return;
    await this.db
      .insertInto('notification_mutes')
      .values(mutes.map((mute) => ({ school_id: schoolId, user_id: userId, ...mute })))
      .execute();
  }
}
