import { useQuery } from '@tanstack/react-query';
import { useLockedReason } from '../../../school/use-locked-reason';
import { paths } from '../../../site/paths';
import { ButtonLink } from '../../../ui/button-link';
import { waitingYearlyPlansQuery } from '../../yearly-plans';
import { reviewQueueQuery, type WaitingPlan } from '../queue/calls';
import { ReviewLinks } from './review-links';

/** What waits for whoever supervises, in a sentence, with the way to it while that is open. Absent until it is known. */
export function ReviewTile() {
  const { data } = useQuery(reviewQueueQuery());
  const { data: yearly } = useQuery(waitingYearlyPlansQuery());
  const isClosed = Boolean(useLockedReason(paths.reviewQueue));
  if (!data || !yearly) return null;
  return (
    <section
      aria-label="Semakan"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-raised px-4 py-3"
    >
      <p>
        {sentenceOf(data.items, data.total)}
        {yearly.length > 0 && ` ${yearly.length} RPT menunggu semakan anda.`}
      </p>
      {!isClosed && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink variant="secondary" size="small" to={paths.submissions}>
            Penghantaran RPH
          </ButtonLink>
          <ReviewLinks size="small" />
        </div>
      )}
    </section>
  );
}

function sentenceOf(items: readonly WaitingPlan[], total: number): string {
  if (total === 0) return 'Tiada rancangan yang menunggu semakan anda.';
  const teachers = new Set(items.map(({ authorId }) => authorId)).size;
  const flagged = items.filter(({ flags }) => flags.length > 0).length;
  const flags = flagged > 0 ? `, ${flagged} bertanda` : '';
  return `${total} rancangan daripada ${teachers} orang guru menunggu semakan anda${flags}.`;
}
