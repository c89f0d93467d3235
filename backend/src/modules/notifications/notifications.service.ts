import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/database/changes.js';
import { OnEvent } from '../../platform/events/on-event.js';
import { type Member, memberTold, SchoolsService, type Telling } from '../schools/index.js';
import { hears } from './hearing.js';
import { MutesRepository } from './mutes.repository.js';
import { NoticeMails } from './notice-mails.js';
import type { Channel, Notice, Recipients } from './notification.js';
import { notificationsChanged } from './notification.js';
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

  /** Part of the current transaction. False if nobody hears it on any channel. `now`: business clock. */
  async notify(notice: Notice, now: number): Promise<boolean> {
    const { schoolId, recipients, kind, mail, isLastWarning = false } = notice;
    const members = await this.schools.membersOf(schoolId);
    const people = members.filter((member) => isAmong(recipients, member));
    const school = { members, mutes: await this.mutes.ofKind(schoolId, kind) };
    const hearing = (channel: Channel) =>
      people.filter((person) => hears(person, channel, isLastWarning, school));
    const told = hearing('app').map(({ userId }) => userId);
    const count = await this.repository.add(notice, told, now);
    if (count > 0) await this.changes.publish(notificationsChanged, schoolId);
    const mailed = mail ? hearing('mail') : [];
    if (mail) await this.mails.send(notice, mail, mailed);
    return told.length + mailed.length > 0;
  }

  @OnEvent(memberTold)
  async tellMember({ schoolId, userId, about, title, message, link, at }: Telling): Promise<void> {
    const recipients = { userIds: [userId] };
    const notice = { schoolId, recipients, dedupeKey: about, title, message, link } as const;
    await this.notify({ ...notice, kind: 'people', type: 'info' }, at);
  }
}

function isAmong(recipients: Recipients, { role, userId }: Member): boolean {
  return 'roles' in recipients ? recipients.roles.includes(role) : recipients.userIds.includes(userId);
}
