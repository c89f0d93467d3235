import type { ReactNode } from 'react';
import { errorMessage } from '../api/error-messages';
import { ErrorState } from '../ui/error-state';
import { SkeletonRows } from '../ui/skeleton';
import { StaleNote } from '../ui/stale-note';

/** As `useQuery`, `useInfiniteQuery` and `allOf` give it. */
export type Asked<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  isPaused: boolean;
  refetch: () => unknown;
};

type QueryStatesProps<Data> = {
  query: Asked<Data>;
  /** What is shown: "Peti masuk". */
  what: string;
  /** The shape of what is awaited, where it is no rows; null where its place need not be kept. */
  skeleton?: ReactNode;
  /** Beside the failure: what it does not touch. */
  safe?: string;
  /** In place of a list in which there is nothing: one sentence why, and one button. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Awaited, failed, empty or there. What was there once stays while it is asked anew, and says so when that fails. */
export function QueryStates<Data>(props: QueryStatesProps<Data>) {
  const { query, what, skeleton, safe, empty, children } = props;
  const { data, error, isFetching, isPaused } = query;
  const retry = { onRetry: () => void query.refetch(), retrying: isFetching };
  if (data === undefined && !error && !isPaused)
    return skeleton === undefined ? <SkeletonRows label={`Memuatkan ${what.toLowerCase()}…`} /> : skeleton;
  if (data === undefined)
    return (
      <ErrorState title={`${what} tidak dapat dimuatkan`} {...retry}>
        {error ? errorMessage(error) : 'Tiada sambungan internet.'} {safe}
      </ErrorState>
    );
  return (
    <>
      {error && <StaleNote {...retry} />}
      {empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data)}
    </>
  );
}
