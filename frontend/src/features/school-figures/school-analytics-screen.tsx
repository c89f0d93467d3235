import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { currentSchoolQuery } from '../../school/current-school';
import { ManagedSchool } from '../../school/managed-school';
import { subscriptionSentence } from '../../school/subscription/model';
import { statusQuery } from '../../school/subscription/status-query';
import { asCaller } from '../../session/as-caller';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { SchoolSubmissions } from '../lesson-plans';
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
  return (
    <QueryStates query={allOf(school, status)} what="Angka" safe="Rancangan guru selamat.">
      {([known, subscription]) =>
        subscription.canAccess.viewReports ? (
          <>
            <WeekFigures schoolCode={schoolCode} weekStart={known.school.weekStart} caller={asCaller} />
            <SchoolSubmissions schoolCode={schoolCode} />
          </>
        ) : (
          <ReportsClosed schoolCode={schoolCode} sentence={subscriptionSentence(subscription)} />
        )
      }
    </QueryStates>
  );
}

function ReportsClosed({ schoolCode, sentence }: { schoolCode: string; sentence: string }) {
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
      {sentence} Laporan dibuka semula selepas langganan diperbaharui.
    </EmptyState>
  );
}
