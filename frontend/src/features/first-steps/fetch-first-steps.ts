import { queryClient } from '../../api/query-client';
import { currentSession } from '../../session/session-store';

/** For a page that is drawn once they are there. */
export async function fetchFirstSteps(): Promise<void> {
  const { firstStepsQuery } = await import('./first-steps-query');
  await queryClient.ensureQueryData(firstStepsQuery(currentSession()?.user.id ?? ''));
}
