import type { Page } from '../../site/page';
import { paths, patterns } from '../../site/paths';

/** Of the platform's staff. */
const forStaff = { host: 'main', access: 'auth', layout: 'operations' } satisfies Partial<Page>;

export const operationsPages: readonly Page[] = [
  {
    ...forStaff,
    path: paths.operations,
    title: 'Operasi',
    load: async () => (await import('./overview/overview-page')).OverviewPage,
    rail: { section: 'operations', icon: 'house', label: 'Gambaran' },
    words: 'gambaran',
  },
  {
    ...forStaff,
    path: paths.operationsInbox,
    title: 'Peti masuk',
    load: async () => (await import('./inbox/inbox-page')).InboxPage,
    rail: { section: 'operations', icon: 'mail' },
    letter: 'i',
    words: 'peristiwa webhook callback',
  },
  {
    ...forStaff,
    path: patterns.operationsEvent,
    title: 'Peristiwa',
    load: async () => (await import('./event/event-screen')).OperationsEventScreen,
  },
  {
    ...forStaff,
    path: paths.operationsQuarantine,
    title: 'Kuarantin',
    load: async () => (await import('./inbox/quarantine-page')).QuarantinePage,
    rail: { section: 'operations', icon: 'triangle-alert' },
    words: 'bil tidak dikenali',
  },
  {
    ...forStaff,
    path: paths.operationsReplays,
    title: 'Ulangan',
    load: async () => (await import('./replays/replays-page')).ReplaysPage,
    rail: { section: 'operations', icon: 'rotate-cw' },
    words: 'proses semula replay',
  },
  {
    ...forStaff,
    path: paths.operationsNewReplay,
    title: 'Ulangan baharu',
    load: async () => (await import('./replays/new-replay-page')).NewReplayPage,
    words: 'proses semula replay',
  },
  {
    ...forStaff,
    path: patterns.operationsReplay,
    title: 'Ulangan',
    load: async () => (await import('./replays/replay-screen')).OperationsReplayScreen,
  },
  {
    ...forStaff,
    path: paths.operationsSchedules,
    title: 'Jadual kerja',
    load: async () => (await import('./schedules/schedules-page')).SchedulesPage,
    rail: { section: 'operations', icon: 'calendar-clock' },
    words: 'lewat cron',
  },
  {
    ...forStaff,
    path: paths.operationsFinance,
    title: 'Kewangan',
    load: async () => (await import('./finance/finance-page')).FinancePage,
    rail: { section: 'operations', icon: 'chart-column' },
    letter: 'k',
    words: 'tunggakan bayaran sekolah ihsan peringatan',
  },
  {
    ...forStaff,
    path: paths.operationsFinanceCharts,
    title: 'Carta kewangan',
    load: async () => (await import('./finance/charts/charts-page')).ChartsPage,
    words: 'graf umur tunggakan',
  },
  {
    ...forStaff,
    path: paths.operationsFinancePolicies,
    title: 'Dasar',
    load: async () => (await import('./finance/access/policies-page')).PoliciesPage,
    words: 'ihsan had akses',
  },
  {
    ...forStaff,
    path: patterns.operationsFinanceSchool,
    title: 'Kewangan sekolah',
    load: async () => (await import('./finance/finance-school-screen')).OperationsFinanceSchoolScreen,
  },
  {
    ...forStaff,
    path: paths.operationsAudit,
    title: 'Jejak audit',
    load: async () => (await import('./audit/audit-page')).AuditPage,
    rail: { section: 'operations', icon: 'history' },
    words: 'log siapa tindakan',
  },
  {
    ...forStaff,
    path: paths.operationsProviders,
    title: 'Penyedia pembayaran',
    load: async () => (await import('./providers/providers-page')).ProvidersPage,
    rail: { section: 'operations', icon: 'credit-card', label: 'Penyedia' },
    words: 'billplz toyyibpay stripe chip fpx',
  },
];
