import type { Tile } from '../../school/tiles';
import { paths } from '../../site/paths';

export const firstStepsTiles: readonly Tile[] = [
  {
    page: paths.dashboard,
    order: 10,
    width: 'whole',
    isForAdministrators: true,
    load: async () => (await import('./first-steps')).FirstSteps,
    fetch: async () => (await import('./calls')).fetchFirstSteps(),
  },
  {
    page: paths.adminDashboard,
    order: 90,
    width: 'narrow',
    isForAdministrators: true,
    load: async () => (await import('./samples')).Samples,
    fetch: async () => (await import('./calls')).fetchFirstSteps(),
  },
];
