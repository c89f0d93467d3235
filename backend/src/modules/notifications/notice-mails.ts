import { Injectable } from '@nestjs/common';
import { Mails } from '../../platform/mail/mails.js';
import { type Member, SchoolsService } from '../schools/index.js';
import type { Notice, NoticeMail } from './notification.js';

/** Notices as mails: each address once. */
@Injectable()
export class NoticeMails {
  constructor(
    private readonly schools: SchoolsService,
    private readonly mails: Mails,
  ) {}

  async send(notice: Notice, mail: NoticeMail, people: readonly Member[]): Promise<void> {
    const known = new Set(people.map(({ email }) => email.toLowerCase()));
    const copies = (mail.copies ?? []).filter((address) => !known.has(address.toLowerCase()));
    const addresses = [
      ...people.map(({ userId, email }) => ({ to: email, reader: userId })),
      ...copies.map((to) => ({ to, reader: to.toLowerCase() })),
    ];
    if (addresses.length === 0) return;
    const { name } = await this.schools.schoolById(notice.schoolId);
    for (const { to, reader } of addresses)
      await this.mails.enqueue({
        schoolId: notice.schoolId,
        dedupeKey: `${notice.dedupeKey}:${reader}`,
        to,
        subject: `${notice.title}: ${name}`,
        content: {
          heading: name,
          paragraphs: [notice.message],
          details: mail.details,
          ...(mail.action && { action: mail.action }),
        },
        ...(mail.attachments && { attachments: mail.attachments }),
        ...(mail.sendAfter !== undefined && { sendAfter: mail.sendAfter }),
      });
  }
}
