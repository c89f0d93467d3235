import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const memberPages: readonly Page[] = [
  {
    path: paths.users,
    title: 'Pengguna',
    host: 'school',
    access: 'admin',
    layout: 'school-admin',
    load: async () => (await import('./users-screen')).UsersScreen,
    rail: { section: 'school', icon: 'users' },
    letter: 'p',
    words: 'guru ahli jemput jemputan penyelia peranan',
  },
];
