import { Injectable } from '@nestjs/common';
import { defineScheduledJob, type JobRun } from '../../platform/queue/job-definition.js';
import { OnJob } from '../../platform/queue/on-job.js';
import { DriftCheck } from './drift/drift-check.js';
import { PlanTimelines } from './plan-choice/plan-timelines.js';
import { Policies } from './policies/policies.js';
import { subscriptionQueue as queue } from './subscription.queue.js';
import { SubscriptionService } from './subscription.service.js';

const sweepDueBoundaries = defineScheduledJob({
  name: 'subscription.sweep-due-boundaries',
  queue,
  schedule: { everyMs: 60_000 },
});

const applyPolicies = defineScheduledJob({
  name: 'subscription.apply-policies',
  queue,
  schedule: { everyMs: 60_000 },
});

const checkDrift = defineScheduledJob({
  name: 'subscription.check-drift',
  queue,
  schedule: { dailyAt: '03:10' },
});

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
