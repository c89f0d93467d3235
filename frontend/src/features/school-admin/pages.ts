import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const schoolAdminPages: readonly Page[] = [
  {
    path: paths.schoolAdmin,
    title: 'Pentadbiran',
    host: 'school',
    access: 'admin',
    layout: 'school-admin',
    load: async () => (await import('./school-admin-screen')).SchoolAdminScreen,
    loader: async () => (await import('./school-admin-loader')).schoolAdminLoader,
    rail: { section: 'school', icon: 'sliders-horizontal' },
    words: 'maklumat nama negeri ppd sesi had waktu langkah kedua',
  },
];
