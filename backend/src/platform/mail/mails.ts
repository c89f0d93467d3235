import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { currentAsker } from '../http/request-context.js';
import { JobQueue } from '../queue/job-queue.js';
import type { AttachmentReference } from './attachment-sources.js';
import { sendMail } from './mail.jobs.js';
import { type MailContent, mailHtml, mailText } from './mail-content.js';
import { MailOutboxRepository } from './mail-outbox.repository.js';

/**
 * `schoolId`: null for mail that is no school's. `dedupeKey`: what this mail is about and for whom; the same key
 * of the same school goes out once. `sendAfter`: not before this instant of the business clock.
 */
export type NewMail = Readonly<{
  schoolId: string | null;
  dedupeKey: string;
  to: string;
  subject: string;
  content: MailContent;
  attachments?: readonly AttachmentReference[];
  sendAfter?: number;
}>;

/** The way to send mail: a row in the caller's transaction, so that it leaves if and only if that commits. */
@Injectable()
export class Mails {
  constructor(
    private readonly repository: MailOutboxRepository,
    private readonly queue: JobQueue,
  ) {}

  /** False if the key was used before. A mail for later is found by the sweep when its time has come. */
  async enqueue({ content, attachments = [], sendAfter, ...mail }: NewMail): Promise<boolean> {
    const id = randomUUID();
    const isNew = await this.repository.add({
      ...mail,
      id,
      subject: oneLine(mail.subject),
      text: mailText(content),
      html: mailHtml(content),
      attachments,
      sendAfter: sendAfter ?? null,
      requestId: currentAsker()?.id ?? null,
    });
    if (isNew && sendAfter === undefined) await this.queue.add(sendMail, { mailId: id }, id);
    return isNew;
  }

  /** Takes back the mails of a school whose keys begin so, unless they are on their way. A system transaction. */
  withdraw(schoolId: string, keyPrefix: string): Promise<void> {
    return this.repository.withdraw(schoolId, keyPrefix);
  }
}

function oneLine(subject: string): string {
  return subject.replaceAll(/\s+/g, ' ').trim();
}
