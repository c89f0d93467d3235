import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { academicYearsQuery, useAcademicYear } from '../../school/academic-year';
import { useCurrentSchool } from '../../school/current-school';
import { useSession } from '../../session/use-session';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { classesQuery, ownSetsQuery, setsQuery, subjectsQuery } from '../classes';
import { PupilsPage } from './pupils-page';
import { type Reader, readerOf } from './reader';

/** The pupils of the chosen session, as far as they are the reader's business. */
export function PupilsScreen() {
  const { membership } = useCurrentSchool();
  const userId = useSession()?.user.id ?? '';
  const { chosen } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  const reader = readerOf(membership, userId);
  if (!reader.keeps && !reader.teaches)
    return (
      <WithTitle>
        <EmptyState icon="locked" title="Senarai murid untuk guru dan pengurus murid">
          Pentadbir sekolah boleh memberi anda tugas berkuasa murid di halaman Pengguna.
        </EmptyState>
      </WithTitle>
    );
  if (!chosen)
    return (
      <WithTitle>
        <QueryStates query={years} what="Sesi">
          {() => <EmptyState icon="calendar" title="Sekolah ini belum ada sesi" />}
        </QueryStates>
      </WithTitle>
    );
  return <PupilsOfYear key={chosen.id} yearId={chosen.id} reader={reader} />;
}

function PupilsOfYear({ yearId, reader }: { yearId: string; reader: Reader }) {
  const { chosen, isReadOnly } = useAcademicYear();
  const classes = useQuery(classesQuery(yearId));
  const subjects = useQuery(subjectsQuery());
  const sets = useQuery(reader.keeps ? setsQuery(yearId) : ownSetsQuery(yearId));
  const all = allOf(classes, subjects, sets);
  if (!chosen || !all.data || all.data[0].length === 0)
    return (
      <WithTitle>
        <QueryStates query={all} what="Murid">
          {() => <NoClasses reader={reader} />}
        </QueryStates>
      </WithTitle>
    );
  const [ofYear, taught, made] = all.data;
  return (
    <PupilsPage
      year={chosen}
      isReadOnly={isReadOnly}
      reader={reader}
      classes={ofYear}
      subjects={taught}
      sets={made}
    />
  );
}

function NoClasses({ reader }: { reader: Reader }) {
  const action = reader.administers && <ButtonLink to={paths.classes}>Cipta kelas</ButtonLink>;
  return (
    <EmptyState icon="pupils" title="Belum ada kelas dalam sesi ini" action={action}>
      Murid ditempatkan dalam kelas.{' '}
      {reader.administers ? 'Cipta kelas dahulu.' : 'Pentadbir sekolah mencipta kelas dahulu.'}
    </EmptyState>
  );
}

function WithTitle({ children }: { children: React.ReactNode }) {
  return (
    <>
      <PageHeader title="Murid" />
      {children}
    </>
  );
}
