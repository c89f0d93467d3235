import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Notifications } from '../../notifications/index.js';
import { Assessments } from '../assessments.js';
import { assessSubscription } from '../domain/assess-subscription.js';
import { type Notice, standingNotice } from '../domain/notices.js';
import { NoticeWriter } from './notice-writer.js';

/** What people send out of turn: where the subscription stands, to the Admin Utama, with the way to pay. */
@Injectable()
export class Reminders {
  constructor(
    private readonly database: Database,
    private readonly assessments: Assessments,
    private readonly writer: NoticeWriter,
    private readonly notifications: Notifications,
  ) {}

  /** False where no payment is asked for: covered for long, suspended, or one is on its way. `now`: business clock. */
  hasReason(schoolId: string, now: number): Promise<boolean> {
    return this.database.systemTransaction(async () => (await this.text(schoolId, now)) !== null);
  }

  /** Once for each key, on each channel; in the current system transaction. */
  async remind(schoolId: string, key: string, now: number): Promise<void> {
    const text = await this.text(schoolId, now);
    if (!text) return;
    const { path, action } = await this.writer.payLink(schoolId);
    const recipients = { roles: ['main_admin'] } as const;
    const notice = {
      ...text,
      schoolId,
      recipients,
      kind: 'subscription',
      dedupeKey: `reminder:${key}`,
    } as const;
    await this.notifications.notify({ ...notice, link: path, mail: { action } }, now);
  }

  private async text(schoolId: string, now: number): Promise<Notice | null> {
    const { facts, policies } = await this.assessments.gather(schoolId);
    const text = standingNotice(assessSubscription(facts, policies, now), 'main_admin');
    return text?.actionRequired ? text : null;
  }
}
