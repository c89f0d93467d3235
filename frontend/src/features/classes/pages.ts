import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const classPages: readonly Page[] = [
  {
    path: paths.classes,
    title: 'Kelas & subjek',
    host: 'school',
    access: 'auth',
    layout: 'school',
    isOfSession: true,
    load: async () => (await import('./classes-screen')).ClassesScreen,
    rail: { section: 'pupils', icon: 'layers' },
    letter: 's',
    words: 'mata pelajaran kumpulan tahun tingkatan set mengajar',
  },
];
