import { laterKind } from '../../records/outbox/later-kind';
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
    rail: {
      ...{ section: 'planning', icon: 'message-square-text' },
      thumb: { side: 'right', label: 'Refleksi', for: 'teachers' },
    },
    isDaily: true,
    words: 'pdp hadir menguasai tercapai impak',
  },
  {
    path: paths.reflectionTemplates,
    title: 'Template Refleksi',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./templates/templates-screen')).TemplatesScreen,
    words: 'ayat pdp',
  },
];

export const reflectionsOutbox = laterKind(
  'reflection',
  async () => (await import('./waiting-reflections')).waitingReflections,
);
