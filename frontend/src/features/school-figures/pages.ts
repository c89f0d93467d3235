import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const schoolFigurePages: readonly Page[] = [
  {
    path: paths.schoolAnalytics,
    title: 'Analitik',
    host: 'both',
    access: 'management',
    layout: 'school-management',
    load: async () => (await import('./school-analytics-screen')).SchoolAnalyticsScreen,
    rail: { section: 'school', icon: 'chart-column' },
    letter: 'a',
    words: 'laporan statistik angka',
  },
];
