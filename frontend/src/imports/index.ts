import { lazy } from 'react';

export { importParameter, newImport } from './import-address';

/** Comes once somebody imports: the page it stands on does not wait for it. */
export const LazyImportWizard = lazy(async () => ({
  default: (await import('./import-wizard')).ImportWizard,
}));
