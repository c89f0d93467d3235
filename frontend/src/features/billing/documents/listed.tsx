import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { type Column, DataTable } from '../../../ui/data-table';
import { SkeletonRows } from '../../../ui/skeleton';

type ListedProps<Row extends { id: string }, Reply, Key extends QueryKey> = {
  /** "invois": in the texts around the list. */
  what: string;
  query: UseQueryOptions<Reply, Error, Row[], Key>;
  columns: readonly Column<Row>[];
  actions?: (row: Row) => React.ReactNode;
};

/** One kind of paper or event of a school, newest first, in all its states. */
export function Listed<Row extends { id: string }, Reply, Key extends QueryKey>({
  what,
  query,
  columns,
  actions,
}: ListedProps<Row, Reply, Key>) {
  return (
    <QueryStates
      query={useQuery(query)}
      what={`Senarai ${what}`}
      skeleton={<SkeletonRows rows={3} label={`Memuatkan ${what}…`} />}
      empty={<p className="text-muted">Belum ada {what}.</p>}
    >
      {(rows) => (
        <DataTable
          caption={`Senarai ${what}`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          actions={actions}
        />
      )}
    </QueryStates>
  );
}
