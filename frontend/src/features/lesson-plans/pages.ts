import type { Tile } from '../../school/tiles';
import type { Page } from '../../site/page';
import { paths } from '../../site/paths';
import { isOfYearlyPlans } from '../../site/review-address';

export const lessonPlanPages: readonly Page[] = [
  {
    path: paths.lessonPlans,
    title: 'Rancangan harian (RPH)',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./lesson-plans-screen')).LessonPlansScreen,
    fetch: async (school, search) => (await import('./lesson-plans-screen')).fetchMyWeek(school, search),
    rail: { section: 'planning', icon: 'notebook-pen', thumb: { side: 'left', label: 'Minggu' } },
    letter: 'r',
    words: 'rph pengajaran minggu',
    isDaily: true,
  },
  {
    path: paths.lessonPlanEditor,
    title: 'Tulis rancangan',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./lesson-plan-editor-screen')).LessonPlanEditorScreen,
    words: 'rph bina baharu tambah',
    isDaily: true,
  },
];

/** Of those who verify plans. */
export const reviewPages: readonly Page[] = [
  {
    path: paths.reviewQueue,
    title: 'Semakan RPH',
    titleOf: (search) => (isOfYearlyPlans(search) ? 'Semakan RPT' : 'Semakan RPH'),
    host: 'school',
    access: 'supervisor',
    layout: 'supervisor',
    load: async () => (await import('./queue/review-queue-screen')).ReviewQueueScreen,
    rail: {
      ...{ section: 'supervision', icon: 'clipboard-check', label: 'Semakan' },
      thumb: { side: 'right', label: 'Semakan', for: 'supervisors' },
    },
    words: 'sahkan pulangkan penyelia rpt',
  },
  {
    path: paths.submissions,
    title: 'Penghantaran RPH',
    host: 'school',
    access: 'supervisor',
    layout: 'supervisor',
    load: async () => (await import('./submissions/submissions-screen')).SubmissionsScreen,
    isDense: () => true,
    rail: {
      ...{ section: 'supervision', icon: 'chart-no-axes-column' },
      thumb: { side: 'right', label: 'Status', for: 'supervising' },
    },
    words: 'lewat laporan penyelia',
  },
];

export const lessonPlanTiles: readonly Tile[] = [
  {
    page: paths.dashboard,
    order: 20,
    width: 'whole',
    isForSupervisors: true,
    load: async () => (await import('./submissions/review-tile')).ReviewTile,
  },
  {
    page: paths.dashboard,
    order: 50,
    width: 'wide',
    load: async () => (await import('./tiles/recent-plans')).RecentPlans,
    fetch: async (school) => (await import('./tiles/recent-plans')).fetchRecentPlans(school),
  },
  {
    page: paths.schoolAdmin,
    order: 60,
    width: 'whole',
    load: async () => (await import('./papers/paper-template-section')).PaperTemplateSection,
  },
];
