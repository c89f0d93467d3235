import type { Page } from '../../site/page';
import { paths } from '../../site/paths';

export const supervisionPages: readonly Page[] = [
  {
    path: paths.supervisions,
    title: 'Penyelia',
    host: 'school',
    access: 'admin',
    layout: 'school-admin',
    load: async () => (await import('./supervisions-screen')).SupervisionsScreen,
    isOfSession: true,
    rail: { section: 'school', icon: 'user-check' },
    words: 'penyeliaan semakan rph penyemak pengesahan pemangku',
  },
];
