import type { OutboxKind } from '../../records/outbox/outbox-kind';
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
    words: 'refleksi pdp hadir menguasai tercapai impak',
  },
  {
    path: paths.reflectionTemplates,
    title: 'Template Refleksi',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./templates/templates-screen')).TemplatesScreen,
    words: 'template templat refleksi ayat pdp',
  },
];

const fetched = async () => (await import('./waiting-reflections')).waitingReflections;

/** Fetched once something of it waits: most pages never write it. */
export const reflectionsOutbox: OutboxKind = {
  name: 'reflection',
  queryKey: ['lesson-plans'],
  read: async (command) => (await fetched()).read(command),
  send: async (command) => (await fetched()).send(command),
};
