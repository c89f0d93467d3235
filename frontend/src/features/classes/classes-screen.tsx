import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../queries/query-states';
import { academicYearsQuery, useAcademicYear } from '../../school/academic-year';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { ClassesPage } from './classes-page';
import { OwnSetsPage } from './own-sets-page';
import { AllSets } from './sets/all-sets';

const looking: readonly string[] = ['timetable', 'pupils', 'assessments'];

/** Who administers the school makes its classes, subjects and sets; everybody else sees what they teach, and who has a
 * duty for it every set of the school. */
export function ClassesScreen() {
  const { membership } = useCurrentSchool();
  const { chosen, isReadOnly } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  if (!chosen)
    return (
      <>
        <PageHeader title="Kelas & subjek" />
        <QueryStates query={years} what="Sesi">
          {() => <EmptyState icon="calendar" title="Sekolah ini belum ada sesi" />}
        </QueryStates>
      </>
    );
  if (!administers(membership))
    return (
      <>
        {membership.roles.length > 0 ? (
          <OwnSetsPage yearId={chosen.id} />
        ) : (
          <PageHeader title="Kelas & subjek" />
        )}
        {membership.duties.some((duty) => looking.includes(duty)) && <AllSets year={chosen} />}
      </>
    );
  return <ClassesPage year={chosen} isReadOnly={isReadOnly} />;
}
