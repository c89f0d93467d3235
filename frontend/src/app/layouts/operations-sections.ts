import { paths } from '../../site/paths';
import type { NavigationItem } from './navigation-sections';

/** What people of the platform find on the left. */
export const operationsItems: readonly NavigationItem[] = [
  { label: 'Gambaran', to: paths.operations, icon: 'home' },
  { label: 'Peti masuk', to: paths.operationsInbox, icon: 'mail' },
  { label: 'Kuarantin', to: paths.operationsQuarantine, icon: 'warning' },
  { label: 'Ulangan', to: paths.operationsReplays, icon: 'retry' },
  { label: 'Jadual kerja', to: paths.operationsSchedules, icon: 'timetable' },
  { label: 'Kewangan', to: paths.operationsFinance, icon: 'chart' },
  { label: 'Jejak audit', to: paths.operationsAudit, icon: 'history' },
  { label: 'Penyedia', to: paths.operationsProviders, icon: 'billing' },
];
