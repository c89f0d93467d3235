import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from './api-error';
import { staleWith } from './kept';

/** The network was tried 3 times below already, and a refusal stays one: only the server's own trouble is asked
 * again. */
function worthAnotherTry(failures: number, failure: Error): boolean {
  return failures < 2 && failure instanceof ApiError && failure.status >= 500;
}

// The library hears of changes only; a document may start without a network.
onlineManager.setOnline(navigator.onLine !== false);

/** Whatever is kept is asked anew with all that tells of it. What is on its way for the first time may have been asked
 * before the change. The library takes its answer for new: here it is asked once more when it is there. */
class Queries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const [kept, ...more] = filters?.queryKey ?? [];
    if (kept === undefined || more.length > 0) return this.askAnew(filters, options);
    const stale = staleWith(kept).map((each) => this.askAnew({ ...filters, queryKey: [each] }, options));
    await Promise.all(stale);
  }

  private async askAnew(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const first = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    await super.invalidateQueries(filters, options);
    await Promise.allSettled(first.map(({ promise }) => promise));
    await Promise.all(
      first.map(({ queryKey }) => super.invalidateQueries({ ...filters, queryKey, exact: true }, options)),
    );
  }
}

export const queryClient = new Queries({
  defaultOptions: { queries: { retry: worthAnotherTry, staleTime: 30_000 } },
});
