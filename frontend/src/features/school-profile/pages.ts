import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const schoolProfilePages: readonly Page[] = [
  {
    path: paths.schoolSettings,
    title: 'Tetapan sekolah',
    host: 'both',
    access: 'management',
    layout: 'school-management',
    load: async () => (await import('./school-settings-screen')).SchoolSettingsScreen,
    rail: { section: 'school', icon: 'settings' },
    letter: 'h',
    words: 'logo ringkasan harian',
  },
];
