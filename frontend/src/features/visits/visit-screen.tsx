import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { errorMessage } from '../../api/error-messages';
import { queryClient } from '../../api/query-client';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { openedIn } from './visit-address';
import { isNotShown, visitQuery } from './visit-calls';
import { VisitFront } from './visit-front';
import { VisitedPlanPart } from './visited-plan';
import { VisitedWeekPart } from './visited-week';

/** For somebody whom the school lets in by a link, without an account: to read, and nothing else. */
export function VisitScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <VisitPage />
    </QueryClientProvider>
  );
}

function VisitPage() {
  const { secret = '' } = useParams();
  const [search] = useSearchParams();
  const query = useQuery(visitQuery(secret));
  const { data: visit, error, isFetching, refetch } = query;
  if (!visit)
    return (
      <>
        <PageHeader title="Pautan pelawat" />
        {!error && <SkeletonRows label="Membuka pautan…" />}
        {error && isNotShown(error) && <NotShown />}
        {error && !isNotShown(error) && (
          <ErrorState title="Pautan belum dapat dibuka" onRetry={() => refetch()} retrying={isFetching}>
            {errorMessage(error)}
          </ErrorState>
        )}
      </>
    );
  const opened = openedIn(search);
  if (opened.part === 'plan')
    return <VisitedPlanPart key={opened.planId} secret={secret} visit={visit} {...opened} />;
  if (opened.part === 'week') return <VisitedWeekPart secret={secret} visit={visit} {...opened} />;
  return <VisitFront visit={visit} />;
}

function NotShown() {
  return (
    <ErrorState title="Pautan ini tidak terbuka">
      Pautan mungkin sudah tamat, ditarik balik atau tersalah salin. Hubungi sekolah yang memberikannya.
    </ErrorState>
  );
}
