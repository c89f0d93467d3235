import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { auditPagesQuery } from '../calls';
import { addressOfAudit, auditFilterOf, auditQueryOf } from './audit-filter';
import { AuditFilterForm } from './audit-filter-form';
import { AuditTable } from './audit-table';

/** Everything that people of the platform did, and why. */
export function AuditPage() {
  const [search] = useSearchParams();
  const filter = auditFilterOf(search);
  const query = useInfiniteQuery(auditPagesQuery(auditQueryOf(filter)));
  return (
    <>
      <PageHeader title="Jejak audit" state="Setiap tindakan kakitangan platform, yang terbaharu dahulu." />
      <AuditFilterForm filter={filter} />
      <QueryStates query={query} what="Jejak audit">
        {({ pages }) => {
          const entries = pages.flatMap(({ items }) => items);
          if (entries.length === 0) return <NoEntries isFiltered={addressOfAudit(filter) !== ''} />;
          return (
            <AuditTable
              entries={entries}
              more={
                query.hasNextPage
                  ? { onMore: () => void query.fetchNextPage(), isFetching: query.isFetchingNextPage }
                  : undefined
              }
            />
          );
        }}
      </QueryStates>
    </>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon="search"
      title={isFiltered ? 'Tiada tindakan sepadan' : 'Belum ada tindakan'}
      action={
        isFiltered && (
          <ButtonLink variant="secondary" to={{ search: '' }}>
            Tunjukkan semua
          </ButtonLink>
        )
      }
    >
      {isFiltered ? 'Ubah atau kosongkan tapisan.' : 'Tindakan muncul di sini sebaik ia dibuat.'}
    </EmptyState>
  );
}
