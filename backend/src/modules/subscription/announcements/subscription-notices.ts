import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Mails } from '../../../platform/mail/mails.js';
import { Notifications } from '../../notifications/index.js';
import { Assessments } from '../assessment/assessments.js';
import { assessSubscription } from '../domain/assess-subscription.js';
import type { NoticeSubject } from './notice-subject.js';
import { NoticeWriter } from './notice-writer.js';
import { NoticesDueRepository } from './notices-due.repository.js';
import type { Situation } from './situation.js';
import { STANDING_KEY } from './standing-notices.js';

const LOOKED_FOR_AT_ONCE = 1_000;
const TOLD_AT_ONCE = 50;
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

  /**
   * Everything that is due, of several batches of schools at a time. Returns how many schools are left to others, who
   * are telling them just now.
   */
  async tellAll(now: number): Promise<number> {
    let told: number;
    let found: number;
    do {
      told = 0;
      const due = await this.database.systemTransaction(() => this.due.schoolsDue(LOOKED_FOR_AT_ONCE));
      found = due.length;
      const lane = async () => {
        while (due.length > 0) {
          const more = await this.tell(due.splice(0, TOLD_AT_ONCE), now);
          told += more;
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    } while (told > 0);
    return found;
  }

  /**
   * What is due to schools, as they stand at `now` (business clock): of what was missed, the latest alone. Where one
   * cannot be told, the others are, and it waits. Returns how many were told or wait.
   */
  async tell(schoolIds: readonly string[], now: number): Promise<number> {
    try {
      return await this.database.systemTransaction(() => this.tellTogether(schoolIds, now));
    } catch (error) {
      const [schoolId, ...others] = schoolIds;
      if (others.length > 0) return this.tellOneByOne(schoolIds, now);
      if (schoolId !== undefined) await this.hold(schoolId, error);
      return schoolIds.length;
    }
  }

  private async tellOneByOne(schoolIds: readonly string[], now: number): Promise<number> {
    let told = 0;
    for (const id of schoolIds) {
      const one = await this.tell([id], now);
      told += one;
    }
    return told;
  }

  private async tellTogether(schoolIds: readonly string[], now: number): Promise<number> {
    const due = await this.due.take(schoolIds);
    if (due.length === 0) return 0;
    const gatheredOf = await this.assessments.gatherAll(due.map(({ schoolId }) => schoolId));
    // What is asked for one school goes to the database along with what is asked for the others.
    await Promise.all(
      due.map(({ schoolId, subjects }) => {
        const { facts, policies } = gatheredOf(schoolId);
        const assessment = assessSubscription(facts, policies, now);
        return this.tellSchool(subjects, { schoolId, facts, assessment, now });
      }),
    );
    return due.length;
  }

  private async tellSchool(subjects: readonly NoticeSubject[], situation: Situation): Promise<void> {
    // Who has paid is not reminded in the morning.
    if (subjects.some(({ kind }) => kind === 'paid'))
      await this.mails.withdraw(situation.schoolId, STANDING_KEY);
    for (const subject of subjects)
      for (const notice of await this.writer.noticesOf(subject, situation))
        await this.notifications.notify(notice, situation.now);
  }

  private async hold(schoolId: string, err: unknown): Promise<void> {
    this.logger.error({ err, schoolId }, 'The school cannot be told of its subscription.');
    await this.database.systemTransaction(() => this.due.hold(schoolId, PAUSE_SECONDS));
  }
}
