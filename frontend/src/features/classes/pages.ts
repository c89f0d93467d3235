import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const classPages: readonly Page[] = [
  {
    path: paths.classes,
    title: 'Kelas & subjek',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./classes-screen')).ClassesScreen,
    isOfSession: true,
    rail: { section: 'pupils', icon: 'layers' },
    letter: 's',
    words: 'kelas subjek mata pelajaran kumpulan tahun tingkatan set mengajar',
  },
];
