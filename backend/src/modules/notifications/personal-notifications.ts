import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { Changes } from '../../platform/database/changes.js';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import { type Page, readPage } from '../../platform/page/page.js';
import { SchoolsService } from '../schools/index.js';
import { isAlwaysWarned } from './hearing.js';
import { type Mute, MutesRepository } from './mutes.repository.js';
import {
  CHANNELS,
  type Channel,
  type Notification,
  type NotificationKind,
  notificationsChanged,
} from './notification.js';
import { NOTIFICATION_KEYS, NotificationsRepository } from './notifications.repository.js';

export type NotificationPage = Page<Notification> & Readonly<{ unread: number }>;
/** `alwaysWarnedBy`: where the last warnings of a subscription come, whatever is muted. */
export type Preferences = Readonly<{ mutes: readonly Mute[]; alwaysWarnedBy: readonly Channel[] }>;
export type PageWish = Readonly<{
  cursor?: string;
  limit?: number;
  unread?: boolean;
  kind?: NotificationKind;
}>;

/** What the caller was told, what they have read of it, and how they wish to be told. */
@Injectable()
export class PersonalNotifications {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly schools: SchoolsService,
    private readonly repository: NotificationsRepository,
    private readonly mutes: MutesRepository,
    private readonly changes: Changes,
  ) {}

  list(
    { school, principal: { userId } }: SchoolCaller,
    { unread = false, kind, ...asked }: PageWish,
  ): Promise<NotificationPage> {
    return this.database.tenantRead(school.id, async () => {
      const wanted = { unreadOnly: unread, ...(kind && { kind }) };
      const page = await readPage(asked, {
        keys: NOTIFICATION_KEYS,
        read: (slice) => this.repository.list(school.id, userId, wanted, slice),
        positionOf: ({ createdAt, id }) => ({ at: String(createdAt), id }),
      });
      return { ...page, unread: await this.repository.unreadCount(school.id, userId) };
    });
  }

  unreadOf(schoolId: string, userId: string): Promise<number> {
    return this.database.tenantRead(schoolId, () => this.repository.unreadCount(schoolId, userId));
  }

  /** Returns how many are left unread. */
  read(caller: SchoolCaller, id: string): Promise<number> {
    const { school, principal, now } = caller;
    return this.change(caller, async () => {
      const isTheirs = await this.repository.markRead(school.id, principal.userId, id, now);
      if (!isTheirs) throw new NotFoundError('The notification');
    });
  }

  readAll(caller: SchoolCaller): Promise<number> {
    const { school, principal, now } = caller;
    return this.change(caller, () => this.repository.markAllRead(school.id, principal.userId, now));
  }

  preferences(caller: SchoolCaller): Promise<Preferences> {
    return this.database.tenantRead(caller.school.id, () => this.preferencesNow(caller));
  }

  mute(caller: SchoolCaller, mutes: readonly Mute[]): Promise<Preferences> {
    const { school, principal } = caller;
    return this.writes.write(caller, async () => {
      await this.mutes.replace(school.id, principal.userId, mutes);
      return this.preferencesNow(caller);
    });
  }

  /** In the current transaction. */
  private async preferencesNow({
    school: { id },
    principal: { userId },
  }: SchoolCaller): Promise<Preferences> {
    const members = await this.schools.membersOf(id);
    const school = { members, mutes: await this.mutes.ofKind(id, 'subscription') };
    const alwaysWarnedBy = CHANNELS.filter((channel) =>
      members.some((member) => member.userId === userId && isAlwaysWarned(member, channel, school)),
    );
    return { mutes: await this.mutes.ofPerson(id, userId), alwaysWarnedBy };
  }

  private change(caller: SchoolCaller, work: () => Promise<void>): Promise<number> {
    const { school, principal } = caller;
    return this.writes.write(caller, async () => {
      await work();
      await this.changes.publish(notificationsChanged, school.id);
      return this.repository.unreadCount(school.id, principal.userId);
    });
  }
}
