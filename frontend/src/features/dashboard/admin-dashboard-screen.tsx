import { useQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { QueryStates } from '../../queries/query-states';
import { type AcademicYear, academicYearsQuery, useAcademicYear } from '../../school/academic-year';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { setupQuery, setupSentence } from './calls';
import type { DashboardData } from './dashboard-loader';
import { SetupPanel } from './setup-panel';
import { TilesOfWidth } from './tiles-of-width';

export { adminDashboardLoader } from './dashboard-loader';

const title = 'Papan pemuka pentadbir';

/** What the school still needs before it can teach in the session, and where each thing is mended. */
export function AdminDashboardScreen() {
  const { chosen } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  if (chosen) return <SetupOf year={chosen} />;
  return (
    <>
      <PageHeader title={title} />
      <QueryStates query={years} what="Sesi">
        {() => <EmptyState icon="calendar" title="Sekolah ini belum ada sesi" />}
      </QueryStates>
    </>
  );
}

function SetupOf({ year }: { year: AcademicYear }) {
  const setup = useQuery(setupQuery(year));
  const { tiles } = useLoaderData<DashboardData>();
  return (
    <>
      <PageHeader
        title={title}
        state={setup.data ? setupSentence(setup.data) : setup.isPending && 'Menyemak persediaan…'}
        action={
          <ButtonLink variant="secondary" icon="mail" to={paths.users}>
            Jemput pengguna
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <QueryStates query={setup} what="Persediaan sekolah">
          {(lines) => <SetupPanel year={year.name} lines={lines} />}
        </QueryStates>
        <div className="flex min-w-0 flex-col gap-5">
          <TilesOfWidth tiles={tiles} width="narrow" />
        </div>
      </div>
    </>
  );
}
