import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { mailQueue } from '../../../platform/mail/mail.jobs.js';
import { defineScheduledJob, type JobRun } from '../../../platform/queue/job-definition.js';
import { OnJob } from '../../../platform/queue/on-job.js';
import { LOG_YEARS } from '../domain/log-retention.js';
import type { PupilsTables } from '../pupils-tables.js';

const forgetLogs = defineScheduledJob({
  name: 'pupils.forget-logs',
  queue: mailQueue,
  schedule: { dailyAt: '03:50' },
});

/** Lines of who saw and took what of pupils are kept for their time. */
@Injectable()
export class LogRetention {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  @OnJob(forgetLogs)
  async forgetOld(_: object, { now }: Pick<JobRun, 'now'>): Promise<void> {
    const oldest = sql<Date>`to_timestamp(${now / 1_000}) - make_interval(years => ${LOG_YEARS})`;
    for (const log of ['pupil_access_log', 'pupil_list_log'] as const)
      await this.database.systemTransaction(() => this.db.deleteFrom(log).where('at', '<', oldest).execute());
  }
}
