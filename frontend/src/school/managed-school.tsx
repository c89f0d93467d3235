import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../api/error-messages';
import { currentHost } from '../site/host';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { SkeletonRows } from '../ui/skeleton';
import { administeredSchoolsQuery } from './own-schools';
import { SchoolPicker } from './school-picker';

type Managed = { code: string; name: string };
type ManagedSchoolProps = { children: (school: Managed) => ReactNode };

/** For a page about one school that the person administers: the host's; on the main domain the one in the address,
 * or the only one there is. */
export function ManagedSchool({ children }: ManagedSchoolProps) {
  const host = currentHost();
  const [search, setSearch] = useSearchParams();
  const { data: administered, error, refetch, isFetching } = useQuery(administeredSchoolsQuery());
  if (!administered && error)
    return (
      <ErrorState title="Sekolah tidak dapat dimuatkan" onRetry={() => refetch()} retrying={isFetching}>
        {errorMessage(error)}
      </ErrorState>
    );
  if (!administered) return <SkeletonRows rows={4} label="Memuatkan sekolah…" />;
  const schools =
    host.kind === 'school'
      ? administered.filter(({ code }) => code.toLowerCase() === host.schoolCode)
      : administered;
  const chosen = schools.find(({ code }) => code === search.get('sekolah')) ?? schools[0];
  if (!chosen)
    return (
      <EmptyState icon="school" title="Untuk pentadbir sekolah sahaja">
        Sila hubungi pentadbir sekolah anda jika halaman ini perlu anda uruskan.
      </EmptyState>
    );
  return (
    <>
      {schools.length > 1 && (
        <SchoolPicker schools={schools} chosen={chosen.code} onChoose={(sekolah) => setSearch({ sekolah })} />
      )}
      <div key={chosen.code}>{children(chosen)}</div>
    </>
  );
}
