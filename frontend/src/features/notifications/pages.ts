import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const notificationPages: readonly Page[] = [
  {
    path: paths.notifications,
    title: 'Pemberitahuan',
    host: 'both',
    access: 'public',
    layout: 'default',
    load: async () => (await import('./notifications-screen')).NotificationsScreen,
    letter: 'b',
    words: 'notifikasi peringatan',
  },
];
