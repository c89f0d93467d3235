import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../site/paths';
import { isOfYearlyPlans, yearlyReviewsAddress } from '../../../site/review-address';
import { tabClass, tabListClass } from '../../../ui/tab-look';
import { waitingYearlyPlansQuery } from '../../yearly-plans';
import { reviewQueueQuery } from './calls';

/** What waits for a supervisor, by its kind: plans of lessons, and yearly ones. */
export function ReviewKinds() {
  const isYearly = isOfYearlyPlans(useSearchParams()[0]);
  const lessons = useQuery(reviewQueueQuery()).data?.total;
  const yearly = useQuery(waitingYearlyPlansQuery()).data?.length;
  return (
    <nav aria-label="Jenis rancangan" className={`${tabListClass} mb-4`}>
      <Link to={paths.reviewQueue} aria-current={isYearly ? undefined : 'page'} className={tabClass}>
        RPH <Count of={lessons} />
      </Link>
      <Link to={yearlyReviewsAddress} aria-current={isYearly ? 'page' : undefined} className={tabClass}>
        RPT <Count of={yearly} />
      </Link>
    </nav>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined || of === 0 ? null : <span className="text-muted tabular-nums">{of}</span>;
}
