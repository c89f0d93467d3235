import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const curriculumPages: readonly Page[] = [
  {
    path: paths.curriculum,
    title: 'Kurikulum (DSKP)',
    host: 'both',
    access: 'public',
    layout: 'own-landing',
    load: async () => (await import('./curriculum-screen')).CurriculumScreen,
    rail: { section: 'planning', icon: 'list-tree' },
    words: 'kssr kssm standard',
  },
];
