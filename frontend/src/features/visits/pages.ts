import type { Page } from '../../site/page';
import { patterns } from '../../site/paths';

export const visitPages: readonly Page[] = [
  {
    path: patterns.visit,
    title: 'Lawatan',
    host: 'school',
    access: 'public',
    isOpen: true,
    layout: 'blank',
    load: async () => (await import('./visit-screen')).VisitScreen,
  },
];
