import { Injectable } from '@nestjs/common';
import { Notifications } from '../../notifications/index.js';
import { SchoolsService } from '../../schools/index.js';
import { Assessments } from '../assessment/assessments.js';
import { assessSubscription, type SubscriptionAssessment } from '../domain/assess-subscription.js';
import { type ReminderRefusal, reminderRefusal, standingNotice } from '../domain/notices.js';
import { NoticeWriter } from './notice-writer.js';

type Refusal = ReminderRefusal | 'NO_RECIPIENT';

/**
 * What people send out of turn: where the subscription stands, to the Admin Utama, with the way to pay. Each method
 * joins the current system transaction.
 */
@Injectable()
export class Reminders {
  constructor(
    private readonly assessments: Assessments,
    private readonly schools: SchoolsService,
    private readonly writer: NoticeWriter,
    private readonly notifications: Notifications,
  ) {}

  /** Why the school is not asked to pay; null where it would be. `now`: business clock. */
  async refusal(schoolId: string, now: number): Promise<Refusal | null> {
    const refusal = reminderRefusal(await this.assess(schoolId, now));
    if (refusal !== null) return refusal;
    const members = await this.schools.membersOf(schoolId);
    return members.some(({ role }) => role === 'main_admin') ? null : 'NO_RECIPIENT';
  }

  /** Once for each key, on each channel. Why nobody was asked to pay; null where somebody was. */
  async remind(schoolId: string, key: string, now: number): Promise<Refusal | null> {
    const assessment = await this.assess(schoolId, now);
    const refusal = reminderRefusal(assessment);
    if (refusal !== null) return refusal;
    const text = standingNotice(assessment, 'main_admin');
    if (text === null) return 'NOTHING_DUE';
    const { path, action } = await this.writer.payLink(schoolId);
    const recipients = { roles: ['main_admin'] } as const;
    const notice = {
      ...text,
      schoolId,
      recipients,
      kind: 'subscription',
      dedupeKey: `reminder:${key}`,
      isLastWarning: true,
    } as const;
    const isHeard = await this.notifications.notify({ ...notice, link: path, mail: { action } }, now);
    return isHeard ? null : 'NO_RECIPIENT';
  }

  private async assess(schoolId: string, now: number): Promise<SubscriptionAssessment> {
    const { facts, policies } = await this.assessments.gather(schoolId);
    return assessSubscription(facts, policies, now);
  }
}
