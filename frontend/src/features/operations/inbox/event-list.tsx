import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { paths } from '../../../site/paths';
import { ButtonLink } from '../../../ui/button-link';
import type { Selected } from '../../../ui/table-selection';
import { eventsQuery } from '../calls';
import { useMayAct } from '../use-may-act';
import { addressOfFilter, type EventFilter } from './event-filter';
import { EventTable } from './event-table';

type EventListProps = { filter: EventFilter; caption: string; empty: ReactNode };

const toReplay = (selected: Selected) => `${paths.operationsNewReplay}?ids=${[...selected].join()}`;

/** Events as a filter finds them; chosen ones can be replayed. */
export function EventList({ filter, caption, empty }: EventListProps) {
  const query = useInfiniteQuery(eventsQuery(filter));
  const [selected, setSelected] = useState<Selected>(new Set());
  const mayAct = useMayAct();
  const actions = (chosen: Selected) => (
    <ButtonLink size="small" icon="retry" to={toReplay(chosen)}>
      Ulang yang dipilih
    </ButtonLink>
  );
  return (
    <QueryStates query={query} what={caption}>
      {({ pages }) => {
        const events = pages.flatMap(({ items }) => items);
        if (events.length === 0) return empty;
        return (
          <EventTable
            caption={caption}
            address={addressOfFilter(filter)}
            events={events}
            selection={mayAct ? { selected, onChange: setSelected, actions } : undefined}
            more={
              query.hasNextPage
                ? { onMore: () => void query.fetchNextPage(), isFetching: query.isFetchingNextPage }
                : undefined
            }
          />
        );
      }}
    </QueryStates>
  );
}
