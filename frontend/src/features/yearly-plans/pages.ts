import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const yearlyPlanPages: readonly Page[] = [
  {
    path: paths.yearlyPlans,
    title: 'RPT',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./yearly-plans-screen')).YearlyPlansScreen,
    isOfSession: true,
    rail: { section: 'planning', icon: 'book-open' },
    isDense: () => true,
    words: 'rancangan pengajaran tahunan rpt panitia minggu standard pembelajaran liputan',
  },
];
