import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Mails } from '../../../platform/mail/mails.js';
import { Notifications } from '../../notifications/index.js';
import { Assessments } from '../assessments.js';
import { assessSubscription } from '../domain/assess-subscription.js';
import { NoticeWriter } from './notice-writer.js';
import { NoticesDueRepository } from './notices-due.repository.js';
import { STANDING_KEY } from './standing-notices.js';

const BATCH = 500;
const LANES = 4;
const PAUSE_SECONDS = 300;

/** Tells schools where their subscription stands and what has happened to it, each person once on each channel. */
@Injectable()
export class SubscriptionNotices {
  private readonly logger = new Logger(SubscriptionNotices.name);

  constructor(
    private readonly database: Database,
    private readonly due: NoticesDueRepository,
    private readonly assessments: Assessments,
    private readonly writer: NoticeWriter,
    private readonly notifications: Notifications,
    private readonly mails: Mails,
  ) {}

  /** Everything that is due, of several schools at a time. */
  async tellAll(now: number): Promise<void> {
    for (;;) {
      const schools = await this.database.systemTransaction(() => this.due.schoolsDue(BATCH));
      if (schools.length === 0) return;
      const lane = async () => {
        for (let school = schools.pop(); school; school = schools.pop()) await this.tellOrHold(school, now);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    }
  }

  /** What is due to one school, as it stands at `now` (business clock): of what was missed, the latest alone. */
  tell(schoolId: string, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const subjects = await this.due.take(schoolId);
      if (subjects.length === 0) return;
      const { facts, policies } = await this.assessments.gather(schoolId);
      const assessment = assessSubscription(facts, policies, now);
      // Who has paid is not reminded in the morning.
      if (subjects.some(({ kind }) => kind === 'paid')) await this.mails.withdraw(schoolId, STANDING_KEY);
      const situation = { schoolId, facts, assessment, now };
      for (const subject of subjects)
        for (const notice of await this.writer.noticesOf(subject, situation))
          await this.notifications.notify(notice, now);
    });
  }

  /** One school that cannot be told must not keep the others waiting. */
  private async tellOrHold(schoolId: string, now: number): Promise<void> {
    try {
      await this.tell(schoolId, now);
    } catch (err) {
      this.logger.error({ err, schoolId }, 'The school cannot be told of its subscription.');
      await this.database.systemTransaction(() => this.due.hold(schoolId, PAUSE_SECONDS));
    }
  }
}
