import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const reflectionPages: readonly Page[] = [
  {
    path: paths.reflections,
    title: 'Refleksi',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./reflections-screen')).ReflectionsScreen,
    rail: { section: 'planning', icon: 'message-square-text' },
    words: 'refleksi pdp hadir menguasai tercapai impak',
  },
];
