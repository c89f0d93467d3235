import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const supervisionPages: readonly Page[] = [
  {
    path: paths.supervisions,
    title: 'Penyelia',
    host: 'school',
    access: 'admin',
    layout: 'school-admin',
    isOfSession: true,
    load: async () => (await import('./supervisions-screen')).SupervisionsScreen,
    rail: { section: 'school', icon: 'user-check' },
    words: 'penyeliaan semakan rph penyemak pengesahan pemangku',
  },
];
