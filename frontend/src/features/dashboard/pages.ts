import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const dashboardPages: readonly Page[] = [
  {
    path: paths.dashboard,
    title: 'Papan pemuka',
    host: 'school',
    access: 'auth',
    layout: 'school',
    load: async () => (await import('./dashboard-screen')).DashboardScreen,
    loader: async () => (await import('./dashboard-screen')).dashboardLoader,
    rail: { section: 'home', icon: 'house', thumb: { side: 'left', label: 'Utama' } },
    letter: 'u',
    words: 'utama hari ini',
    isDaily: true,
  },
  {
    path: paths.adminDashboard,
    title: 'Papan pemuka pentadbir',
    host: 'school',
    access: 'admin',
    layout: 'school-admin',
    isOfSession: true,
    load: async () => (await import('./admin-dashboard-screen')).AdminDashboardScreen,
    loader: async () => (await import('./admin-dashboard-screen')).adminDashboardLoader,
    rail: { section: 'school', icon: 'list-checks', label: 'Persediaan' },
    words: 'persediaan sekolah sesi kelas subjek guru senarai semak',
  },
];
