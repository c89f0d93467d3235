import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/database/changes.js';
import { type Member, SchoolsService } from '../schools/index.js';
import { MutesRepository } from './mutes.repository.js';
import { NoticeMails } from './notice-mails.js';
import type { Channel, Notice, Recipients } from './notification.js';
import { NotificationsRepository } from './notifications.repository.js';

/** The face of the module to others: tells members of a school something, once, as each of them wishes to hear it. */
@Injectable()
export class Notifications {
  constructor(
    private readonly schools: SchoolsService,
    private readonly repository: NotificationsRepository,
    private readonly mutes: MutesRepository,
    private readonly mails: NoticeMails,
    private readonly changes: Changes,
  ) {}

  /** Part of the current transaction. `now`: business clock. */
  async notify(notice: Notice, now: number): Promise<void> {
    const { schoolId, recipients, kind, mail } = notice;
    const people = (await this.schools.membersOf(schoolId)).filter((member) => isAmong(recipients, member));
    const mutes = await this.mutes.ofKind(schoolId, kind);
    const reachedBy = (channel: Channel) =>
      people.filter(
        ({ userId }) => !mutes.some((mute) => mute.userId === userId && mute.channel === channel),
      );
    const told = reachedBy('app').map(({ userId }) => userId);
    const count = await this.repository.add(notice, told, now);
    if (count > 0) await this.changes.publish('notifications', schoolId);
    if (mail) await this.mails.send(notice, mail, reachedBy('mail'));
  }
}

function isAmong(recipients: Recipients, { role, userId }: Member): boolean {
  return 'roles' in recipients ? recipients.roles.includes(role) : recipients.userIds.includes(userId);
}
