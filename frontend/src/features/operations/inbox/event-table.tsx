import { Link } from 'react-router';
import { paths } from '../../../site/paths';
import { type Column, DataTable, type Selection } from '../../../ui/data-table';
import type { InboxEvent } from '../calls';
import { instantText } from '../instant-text';
import { providerName, reasonName } from '../names';
import { EventBadge } from '../state-badge';

const received = (address: string): Column<InboxEvent> => ({
  header: 'Diterima',
  cell: ({ id, receivedAt }) => (
    <Link
      to={{ pathname: paths.operationsEvent(id), search: address }}
      className="text-accent hover:underline"
    >
      {instantText(receivedAt)}
    </Link>
  ),
});

const columns: readonly Column<InboxEvent>[] = [
  { header: 'Penyedia', cell: ({ provider }) => providerName(provider) },
  { header: 'Sekolah', cell: ({ school }) => school?.code.toUpperCase() ?? '–' },
  { header: 'Keadaan', cell: ({ state }) => <EventBadge state={state} /> },
  { header: 'Punca', cell: ({ reason }) => (reason === null ? '–' : reasonName(reason)) },
  { header: 'Hantaran', cell: ({ deliveries }) => deliveries, align: 'right' },
  { header: 'Cubaan', cell: ({ attempts }) => attempts, align: 'right' },
];

type EventTableProps = {
  caption: string;
  /** The filter of the list as an address carries it: an event's page leads on through the same list. */
  address: string;
  events: readonly InboxEvent[];
  selection?: Omit<Selection<InboxEvent>, 'label'>;
  more?: { onMore: () => void; isFetching: boolean };
};

export function EventTable({ caption, address, events, selection, more }: EventTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[received(address), ...columns]}
      rows={events}
      rowKey={({ id }) => id}
      selection={
        selection && {
          ...selection,
          label: ({ provider, receivedAt }) => `${providerName(provider)}, ${instantText(receivedAt)}`,
        }
      }
      more={more}
    />
  );
}
