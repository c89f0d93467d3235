import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const preferencePages: readonly Page[] = [
  {
    path: paths.preferences,
    title: 'Keutamaan',
    host: 'both',
    access: 'public',
    layout: 'default',
    load: async () => (await import('./preferences-screen')).PreferencesScreen,
    words: 'tema gelap terang pintasan',
  },
];
