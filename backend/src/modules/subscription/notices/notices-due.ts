import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/events/on-event.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { claimDeclined, creditNoteIssued, type FactNews } from '../../billing/index.js';
import type { SchoolFact } from '../stored-fact.js';
import type { NoticeSubject } from './notice-subject.js';
import { tellSchool } from './notices.jobs.js';
import { NoticesDueRepository } from './notices-due.repository.js';

const OF_PAYMENT = {
  'payment-succeeded': 'paid',
  'payment-pending': 'pending',
  'payment-failed': 'failed',
} as const;

/** Notes, inside the transaction of whoever changes something, that a school is to be told of it. */
@Injectable()
export class NoticesDue {
  constructor(
    private readonly repository: NoticesDueRepository,
    private readonly queue: JobQueue,
  ) {}

  async standing(schoolId: string): Promise<void> {
    await this.add(schoolId, [{ kind: 'standing' }]);
  }

  async schoolFact(schoolId: string, { kind, id }: Pick<SchoolFact, 'kind' | 'id'>): Promise<void> {
    if (kind === 'extension') await this.add(schoolId, [{ kind: 'extended', id }]);
  }

  async payments(schoolId: string, news: readonly FactNews[]): Promise<void> {
    await this.add(schoolId, news.flatMap(subjectsOf));
  }

  @OnEvent(creditNoteIssued)
  async creditNote({
    schoolId,
    creditNoteId: id,
  }: {
    schoolId: string;
    creditNoteId: string;
  }): Promise<void> {
    await this.add(schoolId, [{ kind: 'credited', id }]);
  }

  @OnEvent(claimDeclined)
  async declinedClaim({ schoolId, claimId: id }: { schoolId: string; claimId: string }): Promise<void> {
    await this.add(schoolId, [{ kind: 'declined', id }]);
  }

  private async add(schoolId: string, subjects: readonly NoticeSubject[]): Promise<void> {
    if (subjects.length === 0) return;
    await this.repository.add(schoolId, subjects);
    // A job of its own each time: one that runs already may not see the new row.
    await this.queue.add(tellSchool, { schoolId }, randomUUID());
  }
}

function subjectsOf({ kind, provider, paymentId, at }: FactNews): NoticeSubject[] {
  return kind in OF_PAYMENT
    ? [{ kind: OF_PAYMENT[kind as keyof typeof OF_PAYMENT], provider, paymentId, at }]
    : [];
}
