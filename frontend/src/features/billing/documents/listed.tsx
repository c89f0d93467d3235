import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-messages';
import { type Column, DataTable } from '../../../ui/data-table';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { StaleNote } from '../../../ui/stale-note';

type ListedProps<Row extends { id: string }, Reply, Key extends readonly unknown[]> = {
  /** "invois": in the texts around the list. */
  what: string;
  query: UseQueryOptions<Reply, Error, Row[], Key>;
  columns: readonly Column<Row>[];
  actions?: (row: Row) => React.ReactNode;
};

/** One kind of paper or event of a school, newest first, in all its states. */
export function Listed<Row extends { id: string }, Reply, Key extends readonly unknown[]>({
  what,
  query,
  columns,
  actions,
}: ListedProps<Row, Reply, Key>) {
  const { data, error, isPending, isFetching, refetch } = useQuery(query);
  if (isPending) return <SkeletonRows rows={3} label={`Memuatkan ${what}…`} />;
  if (!data)
    return (
      <ErrorState title={`Senarai ${what} tidak dapat dimuatkan`} onRetry={refetch} retrying={isFetching}>
        {errorMessage(error)}
      </ErrorState>
    );
  if (data.length === 0) return <p className="text-muted">Belum ada {what}.</p>;
  return (
    <>
      {error && <StaleNote onRetry={() => refetch()} retrying={isFetching} />}
      <DataTable
        caption={`Senarai ${what}`}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        actions={actions}
      />
    </>
  );
}
