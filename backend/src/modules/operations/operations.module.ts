import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditRepository } from './audit/audit.repository.js';
import { BoardController } from './board/board.controller.js';
import { BoardRetry } from './board/board-retry.js';
import { BoardSessions } from './board/board-sessions.js';
import { BoardSessionsRepository } from './board/board-sessions.repository.js';
import { QueueBoard } from './board/queue-board.js';
import { OperationsCallerController } from './caller.controller.js';
import { ContestAnswers } from './contests/contest-answers.js';
import { OperationsContestsController } from './contests/contests.controller.js';
import { DeliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import { DeliveryActions } from './deliveries/delivery-actions.js';
import { DeliveryEffectsReadModel } from './deliveries/delivery-effects.read-model.js';
import { OperationsSchoolsController } from './deliveries/schools.controller.js';
import { SchoolsReadModel } from './deliveries/schools.read-model.js';
import { AccessOrdersController } from './finance/access/access-orders.controller.js';
import { PoliciesController } from './finance/access/policies.controller.js';
import { ChartsController } from './finance/charts/charts.controller.js';
import { ClaimsController } from './finance/claims.controller.js';
import { FinanceExportsController } from './finance/exports/finance-exports.controller.js';
import { FinanceController } from './finance/finance.controller.js';
import { FinanceActionsController } from './finance/finance-actions.controller.js';
import { FINANCE } from './finance/finance-providers.js';
import { FollowUpsController } from './finance/follow-ups.controller.js';
import { LedgerController } from './finance/ledger/ledger.controller.js';
import { StaffStreams } from './news/staff-streams.js';
import { OPERATIONS_EXPORTS, OPERATIONS_RETENTION } from './operations.exports.js';
import { OverviewController } from './overview/overview.controller.js';
import { OverviewReadModel } from './overview/overview.read-model.js';
import { Overviews } from './overview/overviews.js';
import { OfferedProviders } from './providers/offered-providers.js';
import { ProviderChecks } from './providers/provider-checks.js';
import { ProvidersController } from './providers/providers.controller.js';
import { ReplayActions } from './replays/replay-actions.js';
import { ReplayNews } from './replays/replay-news.js';
import { ReplaysController } from './replays/replays.controller.js';
import { SchedulesController } from './schedules/schedules.controller.js';

/** What people of the platform see and do. */
@Module({
  imports: [BillingModule, WebhooksModule],
  controllers: [
    OperationsCallerController,
    OverviewController,
    DeliveriesController,
    OperationsContestsController,
    OperationsSchoolsController,
    ReplaysController,
    SchedulesController,
    ProvidersController,
    AuditController,
    BoardController,
    FinanceController,
    FinanceActionsController,
    ClaimsController,
    FollowUpsController,
    AccessOrdersController,
    ChartsController,
    FinanceExportsController,
    LedgerController,
    PoliciesController,
  ],
  providers: [
    OPERATIONS_EXPORTS,
    OPERATIONS_RETENTION,
    OverviewReadModel,
    Overviews,
    StaffStreams,
    DeliveriesService,
    DeliveryActions,
    ContestAnswers,
    DeliveryEffectsReadModel,
    SchoolsReadModel,
    ReplayActions,
    ReplayNews,
    OfferedProviders,
    ProviderChecks,
    AuditRepository,
    BoardSessions,
    BoardRetry,
    BoardSessionsRepository,
    QueueBoard,
    ...FINANCE,
  ],
})
export class OperationsModule {}
