import { useQuery } from '@tanstack/react-query';
import { currentSchoolQuery } from '../../school/current-school';
import { ManagedSchool } from '../../school/managed-school';
import { subscriptionSentence } from '../../school/subscription/model';
import { statusQuery } from '../../school/subscription/status-query';
import { asCaller } from '../../session/as-caller';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { WeekFigures } from './week-figures';

export function SchoolAnalyticsScreen() {
  return (
    <>
      <PageHeader title="Analitik" state="Berapa yang ditulis, dan oleh berapa guru." />
      <ManagedSchool>{({ code }) => <FiguresOf schoolCode={code.toLowerCase()} />}</ManagedSchool>
    </>
  );
}

/**
 * Whose weeks begin on which day, only the school itself says. The database gives no figures while reports are
 * closed: nothing must not look like nought.
 */
function FiguresOf({ schoolCode }: { schoolCode: string }) {
  const school = useQuery(currentSchoolQuery(schoolCode));
  const status = useQuery(statusQuery(schoolCode));
  if (school.isPending || status.isPending)
    return <SkeletonRows rows={4} label="Memuatkan angka minggu ini…" />;
  if (!school.data || !status.data)
    return (
      <ErrorState
        title="Angka tidak dapat dimuatkan"
        onRetry={() => Promise.all([school.refetch(), status.refetch()])}
        retrying={school.isFetching || status.isFetching}
      >
        Rancangan guru selamat. Sila semak sambungan internet dan cuba lagi.
      </ErrorState>
    );
  const { weekStart } = school.data.school;
  if (status.data.canAccess.viewReports)
    return <WeekFigures schoolCode={schoolCode} weekStart={weekStart} caller={asCaller} />;
  return (
    <EmptyState
      icon="locked"
      title="Laporan ditutup buat masa ini"
      action={
        <ButtonLink variant="primary" to={paths.billing(schoolCode)}>
          Lihat langganan
        </ButtonLink>
      }
    >
      {subscriptionSentence(status.data)} Laporan dibuka semula selepas langganan diperbaharui.
    </EmptyState>
  );
}
