import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Notifications } from '../../notifications/index.js';
import { SchoolsService } from '../../schools/index.js';
import { Assessments } from '../assessments.js';
import { assessSubscription, type SubscriptionAssessment } from '../domain/assess-subscription.js';
import { type ReminderRefusal, reminderRefusal, standingNotice } from '../domain/notices.js';
import { NoticeWriter } from './notice-writer.js';

/** What people send out of turn: where the subscription stands, to the Admin Utama, with the way to pay. */
@Injectable()
export class Reminders {
  constructor(
    private readonly database: Database,
    private readonly assessments: Assessments,
    private readonly schools: SchoolsService,
    private readonly writer: NoticeWriter,
    private readonly notifications: Notifications,
  ) {}

  /** Why the school is not asked to pay; null where it is. `now`: business clock. */
  refusal(schoolId: string, now: number): Promise<ReminderRefusal | 'NOBODY_TO_TELL' | null> {
    return this.database.systemTransaction(async () => {
      const refusal = reminderRefusal(await this.assess(schoolId, now));
      if (refusal !== null) return refusal;
      const members = await this.schools.membersOf(schoolId);
      return members.some(({ role }) => role === 'main_admin') ? null : 'NOBODY_TO_TELL';
    });
  }

  /** Once for each key, on each channel; in the current system transaction. */
  async remind(schoolId: string, key: string, now: number): Promise<void> {
    const assessment = await this.assess(schoolId, now);
    const text = standingNotice(assessment, 'main_admin');
    if (text === null || reminderRefusal(assessment) !== null) return;
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

  private async assess(schoolId: string, now: number): Promise<SubscriptionAssessment> {
    const { facts, policies } = await this.assessments.gather(schoolId);
    return assessSubscription(facts, policies, now);
  }
}
