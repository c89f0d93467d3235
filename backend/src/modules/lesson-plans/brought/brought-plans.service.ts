import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import {
  type PlanAttachment,
  PlanAttachmentsRepository,
} from '../attachments/plan-attachments.repository.js';
import { type About, fittingPlans } from '../domain/fitting-plans.js';
import { standardKeys } from '../week/due-of-week.js';
import { type BroughtPlan, BroughtPlansRepository } from './brought-plans.repository.js';

export const BROUGHT_NOUN = 'brought plan';

/** How many are told. */
const MOST_TOLD = 30;

/** What a teacher wrote in another school, as patterns for plans of this one. */
@Injectable()
export class BroughtPlans {
  constructor(
    private readonly database: Database,
    private readonly brought: BroughtPlansRepository,
    private readonly attachments: PlanAttachmentsRepository,
  ) {}

  /** Those that serve a lesson, with the number of all. */
  fitting(caller: SchoolCaller, lesson: About): Promise<Readonly<{ items: BroughtPlan[]; all: number }>> {
    const owner = ownerOf(caller);
    return this.database.tenantRead(owner.schoolId, async () => {
      const known = (await this.brought.ofSubjects(owner, [lesson.subject])).map((plan) => ({
        ...plan,
        keys: standardKeys(plan.learningStandards),
      }));
      const items = fittingPlans(lesson, known).slice(0, MOST_TOLD);
      return { items, all: await this.brought.count(owner) };
    });
  }

  read(
    caller: SchoolCaller,
    id: string,
  ): Promise<BroughtPlan & Readonly<{ attached: readonly PlanAttachment[] }>> {
    const owner = ownerOf(caller);
    return this.database.tenantRead(owner.schoolId, async () => {
      const plan = await this.brought.find(owner, id);
      if (!plan) throw new RecordNotFoundError(BROUGHT_NOUN);
      return { ...plan, attached: await this.attachments.ofPlan(owner, id) };
    });
  }
}
