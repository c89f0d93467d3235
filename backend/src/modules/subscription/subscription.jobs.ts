import { Injectable } from '@nestjs/common';
import type { JobRun } from '../../platform/queue/job-definition.js';
import { OnJob } from '../../platform/queue/on-job.js';
import { scheduledJob } from '../../platform/queue/schedules.js';
import { DriftCheck } from './drift/drift-check.js';
import { PlanTimelines } from './plan-choice/plan-timelines.js';
import { Policies } from './policies/policies.js';
import { SubscriptionService } from './subscription.service.js';

const sweepDueBoundaries = scheduledJob('subscription.sweep-due-boundaries');
const applyPolicies = scheduledJob('subscription.apply-policies');
const checkDrift = scheduledJob('subscription.check-drift');

@Injectable()
export class SubscriptionJobs {
  constructor(
    private readonly subscription: SubscriptionService,
    private readonly plans: PlanTimelines,
    private readonly policies: Policies,
    private readonly drift: DriftCheck,
  ) {}

  @OnJob(sweepDueBoundaries)
  async sweep(_payload: object, { now }: JobRun): Promise<void> {
    await this.subscription.passDueBoundaries(now);
    await this.plans.catchUp(now);
  }

  @OnJob(applyPolicies)
  async applyPolicies(_payload: object, { now }: JobRun): Promise<void> {
    await this.policies.applyNew(now);
  }

  @OnJob(checkDrift)
  async checkDrift(_payload: object, { now }: JobRun): Promise<void> {
    await this.drift.run(now);
  }
}
