import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../site/paths';
import { yearlyReviewsAddress } from '../../../site/review-address';
import { ButtonLink } from '../../../ui/button-link';
import { waitingYearlyPlansQuery } from '../../yearly-plans';
import { reviewQueueQuery } from '../queue/calls';

/** The way to what waits for whoever supervises: to plans of lessons, and to yearly ones. */
export function ReviewLinks({ size }: { size?: 'small' }) {
  const lessons = useQuery(reviewQueueQuery()).data?.total ?? 0;
  const yearly = useQuery(waitingYearlyPlansQuery()).data?.length ?? 0;
  const look = { size, icon: 'assessment' } as const;
  return (
    <>
      {lessons > 0 && (
        <ButtonLink {...look} variant="primary" to={paths.reviewQueue}>
          Semak {lessons} RPH
        </ButtonLink>
      )}
      {yearly > 0 && (
        <ButtonLink {...look} variant={lessons > 0 ? 'secondary' : 'primary'} to={yearlyReviewsAddress}>
          Semak {yearly} RPT
        </ButtonLink>
      )}
    </>
  );
}
