import type { Tile } from '../../school/tiles';
import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const pupilPages: readonly Page[] = [
  {
    path: paths.pupils,
    title: 'Murid',
    host: 'school',
    access: 'auth',
    layout: 'school',
    isOfSession: true,
    load: async () => (await import('./pupils-screen')).PupilsScreen,
    rail: { section: 'pupils', icon: 'graduation-cap' },
    letter: 'm',
    words: 'pelajar penjaga ibu bapa',
  },
  {
    path: paths.guardiansNotice,
    title: 'Notis kepada penjaga',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./paper/guardians-notice')).GuardiansNotice,
    words: 'privasi data peribadi',
  },
];

export const pupilTiles: readonly Tile[] = [
  {
    page: paths.schoolAdmin,
    order: 99,
    width: 'whole',
    isForAdministrators: true,
    load: async () => (await import('./leavers/danger-section')).DangerSection,
  },
];
