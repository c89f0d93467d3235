import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { NextPageButton } from '../../queries/next-page-button';
import { QueryStates } from '../../queries/query-states';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { inboxQuery, unreadQuery } from './calls';
import { filterIn, inboxSentence } from './inbox';
import { InboxFilterBar } from './inbox-filter-bar';
import { NotificationRow } from './notification-row';
import { useReading } from './use-reading';

/** What the person was told in this school, newest first. */
export function NotificationsPage() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const inbox = useInfiniteQuery(inboxQuery(filter));
  const { data: unread = 0 } = useQuery(unreadQuery());
  const { read, readAll, isPending } = useReading();
  const notifications = inbox.data?.pages.flatMap(({ items }) => items);
  const now = new Date();
  return (
    <>
      <PageHeader
        title="Pemberitahuan"
        state={notifications && inboxSentence(unread)}
        action={
          unread > 0 && (
            <Button variant="secondary" icon="check" busy={isPending} onClick={readAll}>
              Tandakan semua dibaca
            </Button>
          )
        }
      />
      <InboxFilterBar filter={filter} />
      <QueryStates
        query={{ ...inbox, data: notifications }}
        what="Pemberitahuan"
        empty={<NothingHere isNarrowed={filter.isUnreadOnly || filter.kind !== undefined} />}
      >
        {(told) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
            {told.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                now={now}
                onRead={() => read(notification.id)}
              />
            ))}
          </ul>
        )}
      </QueryStates>
      <NextPageButton of={inbox} className="mt-4">
        Lihat yang terdahulu
      </NextPageButton>
    </>
  );
}

function NothingHere({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      icon="notifications"
      title={isNarrowed ? 'Tiada yang sepadan' : 'Belum ada pemberitahuan'}
      action={
        isNarrowed && (
          <Link to={{ search: '' }} className="font-medium text-accent underline">
            Lihat semua
          </Link>
        )
      }
    >
      {isNarrowed
        ? 'Tiada pemberitahuan dalam pilihan ini.'
        : 'Rancangan yang dipulangkan atau disahkan, peringatan refleksi dan perkara sekolah dimaklumkan di sini.'}
    </EmptyState>
  );
}
