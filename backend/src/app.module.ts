import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import type { AppConfig } from './config/app-config.js';
import { ConfigModule } from './config/config.module.js';
import { AskedPapersModule } from './modules/asked-papers/index.js';
import { AuthModule, BearerCheck } from './modules/auth/index.js';
import { BillingModule } from './modules/billing/index.js';
import { CalendarModule } from './modules/calendar/index.js';
import { ClassesModule } from './modules/classes/index.js';
import { CurriculumModule } from './modules/curriculum/index.js';
import { FirstStepsModule } from './modules/first-steps/index.js';
import { ImportsModule } from './modules/imports/index.js';
import { LessonPlansModule } from './modules/lesson-plans/index.js';
import { LessonsModule } from './modules/lessons/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { OperationsModule } from './modules/operations/index.js';
import { OwnDataModule } from './modules/own-data/index.js';
import { OwnWorkModule } from './modules/own-work/index.js';
import { PlanPapersModule } from './modules/plan-papers/index.js';
import { PlanSendingModule } from './modules/plan-sending/index.js';
import { PupilsModule } from './modules/pupils/index.js';
import { ReviewsModule } from './modules/reviews/index.js';
import { SchoolsModule } from './modules/schools/index.js';
import { SearchModule } from './modules/search/index.js';
import { StaffModule } from './modules/staff/index.js';
import { SubscriptionModule } from './modules/subscription/index.js';
import { TimetableModule } from './modules/timetable/index.js';
import { UnsentWorkModule } from './modules/unsent-work/index.js';
import { WebhooksModule } from './modules/webhooks/index.js';
import { YearlyPlansModule } from './modules/yearly-plans/index.js';
import { AccessModule } from './platform/access/access.module.js';
import { FreshSignInCheck } from './platform/access/fresh-sign-in.check.js';
import { ROUTE_CHECKS, RouteGuard } from './platform/access/route.guard.js';
import type { RouteCheck } from './platform/access/route-check.js';
import { SubscriptionCheck } from './platform/access/subscription.check.js';
import { ClockModule } from './platform/clock/clock.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { DocumentsModule } from './platform/documents/documents.module.js';
import { ErasureModule } from './platform/erasure/erasure.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { ExportsModule } from './platform/exports/exports.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HostedBackendModule } from './platform/hosted-backend/hosted-backend.module.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { HttpModule } from './platform/http/http.module.js';
import { LoopbackCheck } from './platform/http/loopback.check.js';
import { RateLimitCheck } from './platform/http/rate-limit.check.js';
import { validationPipe } from './platform/http/validation.pipe.js';
import { IconsModule } from './platform/icons/icons.module.js';
import { LiveModule } from './platform/live/live.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { PapersModule } from './platform/papers/papers.module.js';
import { ProofModule } from './platform/proof/proof.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { RetentionModule } from './platform/retention/retention.module.js';
import { SecretsModule } from './platform/secrets/secrets.module.js';
import { SchoolCheck } from './platform/tenancy/school.check.js';
import { StaffCheck } from './platform/tenancy/staff.check.js';
import { FormCheck } from './platform/uploads/form.check.js';

/** In this order: who asks, from where, for which school, in which role, with which subscription, how lately proved, and how. */
const CHECKS = [
  RateLimitCheck,
  LoopbackCheck,
  BearerCheck,
  StaffCheck,
  SchoolCheck,
  SubscriptionCheck,
  FreshSignInCheck,
  FormCheck,
];

@Module({})
export class AppModule {
  /** `extra`: modules of development and test, which a production build does not hold. */
  static with(config: AppConfig, extra: readonly DynamicModule[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        ScheduleModule.forRoot(),
        ClockModule,
        DatabaseModule,
        EventsModule,
        QueueModule.forRole(config.role),
        AccessModule,
        ExportsModule,
        ErasureModule,
        RetentionModule,
        SecretsModule,
        HttpModule,
        HostedBackendModule,
        HealthModule,
        MetricsModule,
        IconsModule,
        LiveModule,
        MailModule,
        PapersModule,
        ProofModule,
        SchoolsModule,
        ClassesModule,
        ImportsModule,
        AuthModule,
        NotificationsModule,
        AskedPapersModule,
        BillingModule,
        WebhooksModule,
        SubscriptionModule,
        StaffModule,
        CurriculumModule,
        CalendarModule,
        ReviewsModule,
        OwnDataModule,
        OperationsModule,
        PupilsModule,
        TimetableModule,
        LessonsModule,
        YearlyPlansModule,
        LessonPlansModule,
        PlanSendingModule,
        PlanPapersModule,
        OwnWorkModule,
        FirstStepsModule,
        UnsentWorkModule,
        SearchModule,
        ...extra,
        DocumentsModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        ...CHECKS,
        { provide: ROUTE_CHECKS, useFactory: (...checks: RouteCheck[]) => checks, inject: CHECKS },
        { provide: APP_GUARD, useClass: RouteGuard },
      ],
    };
  }
}
