import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/events/on-event.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { claimDeclined, creditNoteIssued, creditNoteTakenBack } from '../../billing/index.js';
import { tellSchools } from './notices.jobs.js';
import { NoticesDueRepository, type SchoolSubjects } from './notices-due.repository.js';

/** Notes, inside the transaction of whoever changes something, that schools are to be told of it. */
@Injectable()
export class NoticesDue {
  constructor(
    private readonly repository: NoticesDueRepository,
    private readonly queue: JobQueue,
  ) {}

  async add(schools: readonly SchoolSubjects[]): Promise<void> {
    const told = schools.filter(({ subjects }) => subjects.length > 0);
    if (told.length === 0) return;
    await this.repository.add(told);
    const schoolIds = told.map(({ schoolId }) => schoolId);
    // A job of its own each time: one that runs already may not see the new rows.
    await this.queue.add(tellSchools, { schoolIds }, randomUUID());
  }

  @OnEvent(creditNoteIssued)
  async creditNote({
    schoolId,
    creditNoteId: id,
  }: {
    schoolId: string;
    creditNoteId: string;
  }): Promise<void> {
    await this.add([{ schoolId, subjects: [{ kind: 'credited', id }] }]);
  }

  @OnEvent(creditNoteTakenBack)
  async takenBack({ schoolId, creditNoteId: id }: { schoolId: string; creditNoteId: string }): Promise<void> {
    await this.add([{ schoolId, subjects: [{ kind: 'credit-taken-back', id }] }]);
  }

  @OnEvent(claimDeclined)
  async declinedClaim({ schoolId, claimId: id }: { schoolId: string; claimId: string }): Promise<void> {
    await this.add([{ schoolId, subjects: [{ kind: 'declined', id }] }]);
  }
}
