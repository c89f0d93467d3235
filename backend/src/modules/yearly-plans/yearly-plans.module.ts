import { Module } from '@nestjs/common';
import { AskedPapersModule } from '../asked-papers/index.js';
import { CalendarModule } from '../calendar/index.js';
import { ClassesModule } from '../classes/index.js';
import { CurriculumModule } from '../curriculum/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { StaffModule } from '../staff/index.js';
import { DueRows } from './due/due-rows.js';
import { TouchedRows } from './due/touched-rows.js';
import { YearlyPlanImport } from './import/yearly-plan-import.js';
import { PlanPaperKind } from './papers/plan-paper-kind.js';
import { PlanPapersController } from './papers/plan-papers.controller.js';
import { PlanPapers } from './papers/plan-papers.js';
import { OwnYearlyPlans } from './plans/own-yearly-plans.js';
import { PlanKeepers } from './plans/plan-keepers.js';
import { ProposalsService } from './plans/proposals.service.js';
import { YearlyPlansController } from './plans/yearly-plans.controller.js';
import { YearlyPlansRepository } from './plans/yearly-plans.repository.js';
import { YearlyPlansService } from './plans/yearly-plans.service.js';
import { YearlyPlansPart } from './plans/yearly-plans-part.js';
import { PlanRowsController } from './rows/plan-rows.controller.js';
import { PlanRowsRepository } from './rows/plan-rows.repository.js';
import { PlanRowsService } from './rows/plan-rows.service.js';
import { TakeOverService } from './rows/take-over.service.js';
import { PlanSendingController } from './sending/plan-sending.controller.js';
import { YearlyPlanSending } from './sending/plan-sending.service.js';
import { ReviewedPlansController } from './sending/reviewed-plans.controller.js';
import { ReviewedYearlyPlans } from './sending/reviewed-plans.service.js';
import { SentYearlyPlans } from './sending/sent-yearly-plans.js';
import { TaughtStandardsController } from './taught/taught-standards.controller.js';
import { TaughtStandardsRepository } from './taught/taught-standards.repository.js';
import { TaughtStandardsService } from './taught/taught-standards.service.js';
import { YEARLY_PLAN_EXPORTS } from './yearly-plans.exports.js';

@Module({
  imports: [
    AskedPapersModule,
    CalendarModule,
    ClassesModule,
    CurriculumModule,
    NotificationsModule,
    ReviewsModule,
    StaffModule,
  ],
  controllers: [
    YearlyPlansController,
    PlanRowsController,
    PlanPapersController,
    PlanSendingController,
    ReviewedPlansController,
    TaughtStandardsController,
  ],
  providers: [
    YEARLY_PLAN_EXPORTS,
    PlanKeepers,
    YearlyPlansRepository,
    YearlyPlansService,
    YearlyPlansPart,
    OwnYearlyPlans,
    ProposalsService,
    PlanRowsRepository,
    PlanRowsService,
    TakeOverService,
    PlanPaperKind,
    PlanPapers,
    SentYearlyPlans,
    YearlyPlanSending,
    ReviewedYearlyPlans,
    YearlyPlanImport,
    DueRows,
    TouchedRows,
    TaughtStandardsRepository,
    TaughtStandardsService,
  ],
  exports: [
    DueRows,
    OwnYearlyPlans,
    YearlyPlansService,
    PlanRowsService,
    YearlyPlanSending,
    TaughtStandardsService,
  ],
})
export class YearlyPlansModule {}
