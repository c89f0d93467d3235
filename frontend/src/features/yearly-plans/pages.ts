import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const yearlyPlanPages: readonly Page[] = [
  {
    path: paths.yearlyPlans,
    title: 'RPT',
    host: 'school',
    access: 'auth',
    layout: 'school',
    isOfSession: true,
    load: async () => (await import('./yearly-plans-screen')).YearlyPlansScreen,
    rail: { section: 'planning', icon: 'book-open' },
    isDense: () => true,
    words: 'rancangan pengajaran tahunan panitia minggu standard pembelajaran liputan',
  },
];
