import type { Tile } from '../../school/tiles';
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
    words: 'tetapan sesi tutup langkah kedua had waktu data eksport',
  },
];

export const schoolAdminTiles: readonly Tile[] = [
  {
    page: paths.schoolAdmin,
    order: 20,
    width: 'whole',
    load: async () => (await import('./own-sections')).OwnSections,
  },
];
