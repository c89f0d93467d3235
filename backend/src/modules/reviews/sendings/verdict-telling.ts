import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { mailQueue } from '../../../platform/mail/mail.jobs.js';
import { defineScheduledJob, type JobRun } from '../../../platform/queue/job-definition.js';
import { OnJob } from '../../../platform/queue/on-job.js';
import { Notifications } from '../../notifications/index.js';
import { TAKE_BACK_MS } from '../domain/review-state.js';
import { Sealing } from '../seals/sealing.js';
import { CollectedSentKinds, type SentKind } from '../sent-kind.js';
import { SentRecordsRepository, type ToldVerdict } from './sent-records.repository.js';

const tellOfVerdicts = defineScheduledJob({
  name: 'reviews.tell-of-verdicts',
  queue: mailQueue,
  schedule: { everyMs: 60_000 },
});

/** So many authors hear in one run; the next takes the others. */
const AUTHORS_AT_ONCE = 500;

/** Seals what was verified, and tells authors what was said of theirs, together, once it can no more be taken back. */
@Injectable()
export class VerdictTelling {
  constructor(
    private readonly database: Database,
    private readonly records: SentRecordsRepository,
    private readonly sealing: Sealing,
    private readonly kinds: CollectedSentKinds,
    private readonly notifications: Notifications,
  ) {}

  @OnJob(tellOfVerdicts)
  run(_: object, { now }: Pick<JobRun, 'now'>): Promise<void> {
    return this.tellAll(now - TAKE_BACK_MS, now);
  }

  /** Of verdicts that were given before an instant. `schoolId`: of this school alone. */
  async tellAll(before: number, now: number, schoolId?: string): Promise<void> {
    const authors = await this.database.systemRead(() => this.records.untold(before, AUTHORS_AT_ONCE));
    for (const author of authors)
      if (schoolId === undefined || author.schoolId === schoolId) await this.tell(author, before, now);
  }

  private async tell(
    { schoolId, authorId }: Readonly<{ schoolId: string; authorId: string }>,
    before: number,
    now: number,
  ): Promise<void> {
    const steps = await this.sealing.stepsOf(schoolId, now);
    await this.database.systemTransaction(async () => {
      const told = await this.records.tell({ schoolId, authorId }, before, now);
      if (told.length === 0) return;
      const verified = told.filter(({ verdict }) => verdict === 'verified');
      await this.sealing.sealVerified(
        schoolId,
        verified.map(({ submittedId }) => submittedId),
        { steps, now },
      );
      for (const [kind, own] of Map.groupBy(told, (each) => each.kind))
        await this.notify({ schoolId, authorId }, this.kinds.of(kind), own, now);
    });
  }

  private async notify(
    { schoolId, authorId }: Readonly<{ schoolId: string; authorId: string }>,
    { noun, path }: SentKind,
    told: readonly ToldVerdict[],
    now: number,
  ): Promise<void> {
    await this.notifications.notify(
      {
        ...{ schoolId, recipients: { userIds: [authorId] }, kind: 'teaching', link: path },
        ...{
          dedupeKey: `verdicts:${told[0]?.id}`,
          title: `Semakan ${noun}`,
          message: sentenceOf(noun, told),
        },
        type: told.some(({ verdict }) => verdict === 'returned') ? 'warning' : 'success',
      },
      now,
    );
  }
}

function sentenceOf(noun: string, told: readonly ToldVerdict[]): string {
  const returned = told.filter(({ verdict }) => verdict === 'returned').length;
  const verified = told.length - returned;
  const parts = [
    ...(returned > 0 ? [`${returned} ${noun} dipulangkan dengan ulasan`] : []),
    ...(verified > 0 ? [`${verified} ${noun} disahkan`] : []),
  ];
  return `${parts.join(', ')}.`;
}
