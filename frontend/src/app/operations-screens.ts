import type { ComponentType } from 'react';
import { paths, patterns } from '../site/paths';

/** The pages of the platform's staff. */
export const operationsScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.operations]: async () =>
    (await import('../features/operations/overview/overview-page')).OverviewPage,
  [paths.operationsInbox]: async () => (await import('../features/operations/inbox/inbox-page')).InboxPage,
  [patterns.operationsEvent]: async () =>
    (await import('../features/operations/event/event-screen')).OperationsEventScreen,
  [paths.operationsQuarantine]: async () =>
    (await import('../features/operations/inbox/quarantine-page')).QuarantinePage,
  [paths.operationsReplays]: async () =>
    (await import('../features/operations/replays/replays-page')).ReplaysPage,
  [paths.operationsNewReplay]: async () =>
    (await import('../features/operations/replays/new-replay-page')).NewReplayPage,
  [patterns.operationsReplay]: async () =>
    (await import('../features/operations/replays/replay-screen')).OperationsReplayScreen,
  [paths.operationsSchedules]: async () =>
    (await import('../features/operations/schedules/schedules-page')).SchedulesPage,
  [paths.operationsProviders]: async () =>
    (await import('../features/operations/providers/providers-page')).ProvidersPage,
  [paths.operationsFinance]: async () =>
    (await import('../features/operations/finance/finance-page')).FinancePage,
  [paths.operationsFinanceCharts]: async () =>
    (await import('../features/operations/finance/charts/charts-page')).ChartsPage,
  [paths.operationsFinancePolicies]: async () =>
    (await import('../features/operations/finance/access/policies-page')).PoliciesPage,
  [paths.operationsAudit]: async () => (await import('../features/operations/audit/audit-page')).AuditPage,
  [patterns.operationsFinanceSchool]: async () =>
    (await import('../features/operations/finance/finance-school-screen')).OperationsFinanceSchoolScreen,
};
