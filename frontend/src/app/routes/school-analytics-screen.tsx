import { useQuery } from '@tanstack/react-query';
import { WeekFigures } from '../../features/school-figures/week-figures';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { currentSchoolQuery } from '../current-school';
import { asCaller } from '../hosted/as-caller';
import { ManagedSchool } from './managed-school';

export function SchoolAnalyticsScreen() {
  return (
    <>
      <PageHeader title="Analitik" state="Berapa yang ditulis, dan oleh berapa guru." />
      <ManagedSchool>{({ code }) => <FiguresOf schoolCode={code.toLowerCase()} />}</ManagedSchool>
    </>
  );
}

/** Whose weeks begin on which day, only the school itself says. */
function FiguresOf({ schoolCode }: { schoolCode: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(currentSchoolQuery(schoolCode));
  if (isPending) return <SkeletonRows rows={4} label="Memuatkan angka minggu ini…" />;
  if (!data)
    return (
      <ErrorState title="Angka tidak dapat dimuatkan" onRetry={() => refetch()} retrying={isFetching}>
        Rancangan guru selamat. Sila semak sambungan internet dan cuba lagi.
      </ErrorState>
    );
  return <WeekFigures schoolCode={schoolCode} weekStart={data.school.weekStart} caller={asCaller} />;
}
