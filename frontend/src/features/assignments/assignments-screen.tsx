import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { type AcademicYear, useAcademicYear } from '../../school/academic-year';
import { schoolSettingsQuery } from '../../school/school-settings';
import { useWriter } from '../../school/use-writer';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { classesQuery, setsQuery, subjectsQuery } from '../classes';
import { AssignmentsPage } from './assignments-page';
import { teachersQuery } from './calls';

/** Who teaches which subject to which class, in the session that the address names. */
export function AssignmentsScreen() {
  const { chosen } = useAcademicYear();
  if (chosen) return <AssignmentsOfYear key={chosen.id} year={chosen} />;
  return (
    <>
      <PageHeader title="Penugasan" />
      <SkeletonRows label="Memuatkan penugasan…" />
    </>
  );
}

function AssignmentsOfYear({ year }: { year: AcademicYear }) {
  const { owner, refusals } = useWriter();
  const query = allOf(
    useQuery(classesQuery(year.id)),
    useQuery(subjectsQuery()),
    useQuery(setsQuery(year.id)),
    useQuery(teachersQuery()),
    useQuery(schoolSettingsQuery()),
  );
  const isThere = query.data !== undefined && query.data[0].length > 0 && query.data[1].length > 0;
  return (
    <>
      {!isThere && <PageHeader title="Penugasan" />}
      <QueryStates query={query} what="Penugasan">
        {([classes, subjects, sets, members, { teacherPeriods }]) =>
          isThere ? (
            <AssignmentsPage
              {...{ year, owner, classes, subjects, sets, members }}
              limit={teacherPeriods}
              refusal={refusals.edit}
            />
          ) : (
            <EmptyState
              icon="pupils"
              title="Belum ada kelas dan subjek"
              action={<ButtonLink to={paths.classes}>Buka Kelas & subjek</ButtonLink>}
            >
              Guru ditugaskan di sini apabila sekolah mempunyai sekurang-kurangnya satu kelas dan satu subjek
              bagi sesi {year.name}.
            </EmptyState>
          )
        }
      </QueryStates>
    </>
  );
}
