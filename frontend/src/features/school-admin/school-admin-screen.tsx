import { lazy, Suspense } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { useCurrentSchool } from '../../school/current-school';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { OwnSections } from './own-sections';
import type { SchoolAdminData } from './school-admin-loader';

const LazyRollOverPage = lazy(async () => ({
  default: (await import('./roll-over/roll-over-page')).RollOverPage,
}));

/** What the school decides for itself, then the sections that other features give. */
export function SchoolAdminScreen() {
  const { sections } = useLoaderData<SchoolAdminData>();
  const { school } = useCurrentSchool();
  const [search] = useSearchParams();
  const rollOver = search.get('buka');
  if (rollOver)
    return (
      <Suspense fallback={<SkeletonRows label="Memuatkan sesi baharu…" />}>
        <LazyRollOverPage id={rollOver} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title="Pentadbiran" state={`Apa yang ${school.name} tetapkan untuk semua ahlinya.`} />
      <OwnSections />
      {sections.map(({ order, Section }) => (
        <Section key={order} />
      ))}
    </>
  );
}
