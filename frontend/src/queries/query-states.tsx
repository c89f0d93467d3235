import type { ReactNode } from 'react';
import { staffErrorMessage } from '../api/staff-error-messages';
import { ErrorState } from '../ui/error-state';
import { SkeletonRows } from '../ui/skeleton';

type Query<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type QueryStatesProps<Data> = {
  query: Query<Data>;
  /** What is shown: "Peti masuk". */
  what: string;
  children: (data: Data) => ReactNode;
};

/** Fetching, failed, or there; what was there once stays while it is fetched again. */
export function QueryStates<Data>({ query, what, children }: QueryStatesProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonRows label={`Memuatkan ${what.toLowerCase()}…`} />;
  return (
    <ErrorState
      title={`${what} tidak dapat dimuatkan`}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {staffErrorMessage(query.error)} Tiada apa-apa diubah.
    </ErrorState>
  );
}
