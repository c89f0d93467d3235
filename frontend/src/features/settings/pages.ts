import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const settingsPages: readonly Page[] = [
  {
    path: paths.settings,
    title: 'Tetapan',
    host: 'both',
    access: 'public',
    layout: 'default',
    load: async () => (await import('./settings-screen')).SettingsScreen,
    words: 'akaun profil kata laluan e-mel telefon keluar',
  },
];
