import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { SchoolsService } from '../../schools/index.js';
import {
  type PlanAttachment,
  PlanAttachmentsRepository,
} from '../attachments/plan-attachments.repository.js';
import { PlanAttachmentsService } from '../attachments/plan-attachments.service.js';
import { type About, fittingPlans } from '../domain/fitting-plans.js';
import { standardKeys } from '../week/due-of-week.js';
import { PlanSharesRepository, type SharedPlan } from './plan-shares.repository.js';

export const SHARED_NOUN = 'shared plan';

export type ReadSharedPlan = SharedPlan & Readonly<{ authorName: string }>;
type WithAttachments = ReadSharedPlan & Readonly<{ attached: readonly PlanAttachment[] }>;

/** How many are looked through, and how many are told. */
const MOST_SOUGHT = 2_000;
const MOST_TOLD = 30;

/** Plans of colleagues, as far as they share them: what is planned, and nothing of what happened. */
@Injectable()
export class SharedPlans {
  constructor(
    private readonly database: Database,
    private readonly shares: PlanSharesRepository,
    private readonly attachments: PlanAttachmentsRepository,
    private readonly ownAttachments: PlanAttachmentsService,
    private readonly schools: SchoolsService,
  ) {}

  /** Of colleagues, those that serve a lesson. */
  fitting(caller: SchoolCaller, lesson: About): Promise<ReadSharedPlan[]> {
    const { id: schoolId } = caller.school;
    return this.database.tenantRead(schoolId, async () => {
      const nameOf = await this.names(schoolId);
      const shared = (await this.shares.ofOthers(ownerOf(caller), MOST_SOUGHT)).flatMap((plan) => {
        const authorName = nameOf(plan.authorId);
        return authorName === undefined
          ? []
          : [{ ...plan, authorName, keys: standardKeys(plan.learningStandards) }];
      });
      return fittingPlans(lesson, shared).slice(0, MOST_TOLD);
    });
  }

  read(caller: SchoolCaller, shareId: string): Promise<WithAttachments> {
    const { id: schoolId } = caller.school;
    return this.database.tenantRead(schoolId, async () => {
      const plan = await this.shares.find(schoolId, shareId);
      const authorName = plan && (await this.names(schoolId))(plan.authorId);
      if (!plan || authorName === undefined) throw new RecordNotFoundError(SHARED_NOUN);
      const attached = await this.attachments.ofPlan({ schoolId, userId: plan.authorId }, plan.id);
      return { ...plan, authorName: authorName ?? '', attached };
    });
  }

  /** Where a file of a shared plan is found for five minutes. */
  async addressOfFile(caller: SchoolCaller, shareId: string, attachmentId: string): Promise<string> {
    const { attached } = await this.read(caller, shareId);
    const found = attached.find(({ id }) => id === attachmentId);
    if (!found) throw new RecordNotFoundError('plan attachment');
    return this.ownAttachments.linkTo(caller.school.id, found);
  }

  /** Of those who are in the school; of others nobody's name, and nothing of theirs. */
  private async names(schoolId: string): Promise<(userId: string) => string | undefined> {
    const members = await this.schools.membersOf(schoolId);
    const names = new Map(members.map(({ userId, name }) => [userId, name]));
    return (userId) => names.get(userId);
  }
}
