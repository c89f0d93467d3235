import { Global, Module } from '@nestjs/common';
import { Entitlements } from '../../platform/access/entitlements.js';
import { BillingModule } from '../billing/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { Assessments } from './assessments.js';
import { BillingOverview } from './billing-overview.js';
import { DriftRepository } from './drift.repository.js';
import { DriftCheck } from './drift-check.js';
import { Interventions } from './interventions.js';
import { LevelAccess } from './level-access.js';
import { NoticeWriter } from './notices/notice-writer.js';
import { NoticesDue } from './notices/notices-due.js';
import { NoticesDueRepository } from './notices/notices-due.repository.js';
import { NoticesWorker } from './notices/notices-worker.js';
import { Reminders } from './notices/reminders.js';
import { SubscriptionNotices } from './notices/subscription-notices.js';
import { PlanTimelines } from './plan-timelines.js';
import { PlanTimelinesRepository } from './plan-timelines.repository.js';
import { Policies } from './policies.js';
import { PoliciesRepository } from './policies.repository.js';
import { SchoolPlansController } from './school-plans.controller.js';
import { SchoolPlans } from './school-plans.js';
import { StatusStreams } from './status-streams.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionJobs } from './subscription.jobs.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionService } from './subscription.service.js';

/** Global for the Entitlements port, which the guards and every write ask. */
@Global()
@Module({
  imports: [BillingModule, NotificationsModule],
  controllers: [SubscriptionController, SchoolPlansController],
  providers: [
    SubscriptionRepository,
    LevelAccess,
    PlanTimelinesRepository,
    PlanTimelines,
    PoliciesRepository,
    Assessments,
    NoticesDueRepository,
    NoticesDue,
    NoticeWriter,
    SubscriptionNotices,
    Reminders,
    NoticesWorker,
    Interventions,
    Policies,
    SchoolPlans,
    BillingOverview,
    DriftRepository,
    DriftCheck,
    SubscriptionService,
    SubscriptionJobs,
    StatusStreams,
    { provide: Entitlements, useExisting: SubscriptionService },
  ],
  exports: [
    SubscriptionService,
    SubscriptionNotices,
    Reminders,
    Interventions,
    Policies,
    DriftCheck,
    Entitlements,
  ],
})
export class SubscriptionModule {}
