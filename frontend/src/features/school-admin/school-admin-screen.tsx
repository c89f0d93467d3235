import { useLoaderData } from 'react-router';
import { useCurrentSchool } from '../../school/current-school';
import { PageHeader } from '../../ui/page-header';
import { OwnSections } from './own-sections';
import type { SchoolAdminData } from './school-admin-loader';

/** What the school decides for itself, then the sections that other features give. */
export function SchoolAdminScreen() {
  const { sections } = useLoaderData<SchoolAdminData>();
  const { school } = useCurrentSchool();
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
