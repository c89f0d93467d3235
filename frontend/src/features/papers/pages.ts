import type { Page } from '../../site/page';
import { patterns } from '../../site/paths';

export const paperPages: readonly Page[] = [
  {
    path: patterns.paper,
    title: 'Dokumen',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./asked-paper-screen')).AskedPaperScreen,
  },
];
