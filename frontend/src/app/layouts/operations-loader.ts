import { queryClient } from '../../api/query-client';
import { callerQuery } from '../../features/operations/queries';

/** Whoever is not of the platform gets no further: the server's refusal is shown instead of the page. */
export async function operationsLoader() {
  await queryClient.ensureQueryData(callerQuery());
  return null;
}
