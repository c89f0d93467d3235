import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** The network was tried 3 times below already, and a refusal stays one: only the server's own trouble is asked
 * again. */
function worthAnotherTry(failures: number, failure: Error): boolean {
  return failures < 2 && failure instanceof ApiError && failure.status >= 500;
}

// The library hears of changes only; a document may start without a network.
onlineManager.setOnline(navigator.onLine !== false);

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthAnotherTry, staleTime: 30_000 } },
});
