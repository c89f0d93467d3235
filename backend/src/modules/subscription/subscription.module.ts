import { Global, Module } from '@nestjs/common';
import { Entitlements } from '../../platform/access/entitlements.js';
import { BillingModule } from '../billing/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { NoticeWriter } from './announcements/notice-writer.js';
import { NoticesWorker } from './announcements/notices.worker.js';
import { NoticesDue } from './announcements/notices-due.js';
import { NoticesDueRepository } from './announcements/notices-due.repository.js';
import { Reminders } from './announcements/reminders.js';
import { StatusTeller } from './announcements/status-teller.js';
import { SubscriptionNotices } from './announcements/subscription-notices.js';
import { Assessments } from './assessment/assessments.js';
import { BoundariesRepository } from './assessment/boundaries.repository.js';
import { Interventions } from './assessment/interventions.js';
import { LevelAccess } from './assessment/level-access.js';
import { SubscriptionRepository } from './assessment/subscription.repository.js';
import { DriftRepository } from './drift/drift.repository.js';
import { DriftCheck } from './drift/drift-check.js';
import { BillingOverview } from './plan-choice/billing-overview.js';
import { PlanChoiceController } from './plan-choice/plan-choice.controller.js';
import { PlanDecisions } from './plan-choice/plan-decisions.js';
import { PlanTimelines } from './plan-choice/plan-timelines.js';
import { PlanTimelinesRepository } from './plan-choice/plan-timelines.repository.js';
import { Policies } from './policies/policies.js';
import { PoliciesRepository } from './policies/policies.repository.js';
import { SubscriptionController } from './subscription.controller.js';
import { SUBSCRIPTION_EXPORTS, SUBSCRIPTION_RETENTION } from './subscription.exports.js';
import { SubscriptionJobs } from './subscription.jobs.js';
import { SubscriptionService } from './subscription.service.js';

/** Global for the Entitlements port, which the guards and every write ask. */
@Global()
@Module({
  imports: [BillingModule, NotificationsModule],
  controllers: [SubscriptionController, PlanChoiceController],
  providers: [
    SUBSCRIPTION_EXPORTS,
    SUBSCRIPTION_RETENTION,
    SubscriptionRepository,
    BoundariesRepository,
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
    PlanDecisions,
    BillingOverview,
    DriftRepository,
    DriftCheck,
    SubscriptionService,
    SubscriptionJobs,
    StatusTeller,
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
