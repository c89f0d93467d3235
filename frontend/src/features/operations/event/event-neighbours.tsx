import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../site/paths';
import { ButtonLink } from '../../../ui/button-link';
import { neighboursQuery } from '../calls';
import { addressOfFilter, filterOfAddress } from '../inbox/event-filter';

/** Back to the list, and on through it without going back; the address carries the list's filter. */
export function EventNeighbours({ eventId }: { eventId: string }) {
  const [search] = useSearchParams();
  const filter = filterOfAddress(search);
  const address = addressOfFilter(filter);
  const { data } = useQuery(neighboursQuery(eventId, filter));
  const toEvent = (id: string) => ({ pathname: paths.operationsEvent(id), search: address });
  return (
    <nav
      aria-label="Peristiwa lain dalam senarai"
      className="flex min-h-11 flex-wrap items-center gap-1 pb-2"
    >
      <ButtonLink
        variant="quiet"
        size="small"
        icon="back"
        className="me-auto"
        to={{ pathname: paths.operationsInbox, search: address }}
      >
        Senarai
      </ButtonLink>
      {data?.newer && (
        <ButtonLink variant="quiet" size="small" icon="sortUp" to={toEvent(data.newer)}>
          Lebih baharu
        </ButtonLink>
      )}
      {data?.older && (
        <ButtonLink variant="quiet" size="small" icon="sortDown" to={toEvent(data.older)}>
          Lebih lama
        </ButtonLink>
      )}
    </nav>
  );
}
