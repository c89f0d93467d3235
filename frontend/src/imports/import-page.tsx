import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../ui/skeleton';
import type { ImportWizardProps } from './import-wizard';

const LazyImportWizard = lazy(async () => ({
  default: (await import('./import-wizard')).ImportWizard,
}));

/** The wizard, which comes once somebody imports: the page in whose place it stands does not wait for it. */
export function ImportPage(wizard: ImportWizardProps) {
  return (
    <Suspense fallback={<SkeletonRows label="Memuatkan import…" />}>
      <LazyImportWizard {...wizard} />
    </Suspense>
  );
}
