import type { Tile } from '../../school/tiles';
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
  {
    path: paths.mainAdminOffer,
    title: 'Tawaran Admin Utama',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./transfer/offer-screen')).OfferScreen,
  },
];

export const memberTiles: readonly Tile[] = [
  {
    page: paths.dashboard,
    order: 20,
    width: 'whole',
    isForAdministrators: true,
    load: async () => (await import('./tiles/school-today')).SchoolToday,
  },
  {
    page: paths.adminDashboard,
    order: 20,
    width: 'narrow',
    load: async () => (await import('./tiles/school-standing')).SchoolStanding,
    fetch: async (school) => (await import('./tiles/school-standing')).fetchSchoolStanding(school),
  },
  {
    page: paths.adminDashboard,
    order: 30,
    width: 'narrow',
    load: async () => (await import('./tiles/recent-changes')).RecentChanges,
    fetch: async () => (await import('./tiles/recent-changes')).fetchRecentChanges(),
  },
];
