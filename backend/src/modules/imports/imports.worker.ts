import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Forgotten, personForgotten } from '../../platform/erasure/erasure.js';
import { OnEvent } from '../../platform/events/on-event.js';
import { mailQueue } from '../../platform/mail/mail.jobs.js';
import { defineScheduledJob, type JobRun } from '../../platform/queue/job-definition.js';
import { OnJob } from '../../platform/queue/on-job.js';
import { SchoolsService } from '../schools/index.js';
import { ImportKinds } from './import-kinds.js';
import { ImportsRepository } from './imports.repository.js';

const forgetImports = defineScheduledJob({
  name: 'imports.forget',
  queue: mailQueue,
  schedule: { dailyAt: '03:40' },
});

/** Lets go of what files say of people. */
@Injectable()
export class ImportsWorker {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportsRepository,
    private readonly kinds: ImportKinds,
    private readonly schools: SchoolsService,
  ) {}

  @OnJob(forgetImports)
  async forgetExpired(_: object, { now }: Pick<JobRun, 'now'>): Promise<void> {
    await this.database.systemTransaction(() => this.imports.forgetExpired(now));
  }

  /** No column says whom a sealed file is about: all of the schools that know the person go. */
  @OnEvent(personForgotten)
  async forgetPerson(person: Forgotten): Promise<void> {
    const schoolIds =
      person.kind === 'pupil' ? [person.schoolId] : await this.schools.schoolsThatKnow(person);
    await this.imports.forgetContents(this.kinds.namesThatHold(person.kind), schoolIds);
  }
}
