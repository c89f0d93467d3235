import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { type Leaving, memberLeft } from '../../schools/index.js';
import { LessonPlansService } from '../lesson-plans.service.js';
import { type PlanShare, PlanSharesRepository } from './plan-shares.repository.js';

/** What an author lets the school read: begun, renewed and ended at once. */
@Injectable()
export class PlanShares {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly plans: LessonPlansService,
    private readonly shares: PlanSharesRepository,
  ) {}

  /** Null while the plan is its author's alone. */
  of(caller: SchoolCaller, planId: string): Promise<PlanShare | null> {
    return this.writes.read(caller, async () => {
      await this.plans.read(caller, planId);
      return this.shares.of(ownerOf(caller), planId);
    });
  }

  /** Begun again, it is the same link. */
  begin(caller: SchoolCaller, planId: string): Promise<PlanShare | null> {
    return this.writes.write(caller, async () => {
      await this.plans.read(caller, planId);
      await this.shares.begin(ownerOf(caller), planId, randomUUID(), caller.now);
      return this.shares.of(ownerOf(caller), planId);
    });
  }

  /** The link of before leads nowhere from then on. */
  renew(caller: SchoolCaller, planId: string): Promise<PlanShare> {
    return this.writes.write(caller, async () => {
      const renewed = await this.shares.renew(ownerOf(caller), planId, randomUUID(), caller.now);
      if (!renewed) throw new RecordNotFoundError('shared plan');
      return renewed;
    });
  }

  async end(caller: SchoolCaller, planId: string): Promise<void> {
    await this.writes.write(caller, async () => {
      await this.plans.read(caller, planId);
      await this.shares.end(ownerOf(caller), planId);
    });
  }

  @OnEvent(memberLeft)
  async endOfMember({ schoolId, userId }: Leaving): Promise<void> {
    await this.shares.endAllOf({ schoolId, userId });
  }
}
