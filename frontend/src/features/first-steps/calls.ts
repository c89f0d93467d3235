import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import { queryClient } from '../../api/query-client';
import type { components } from '../../api/schema';
import { currentSession } from '../../session/session-store';
import { deviceStorage } from '../../site/safe-storage';

type FirstStepsFacts = components['schemas']['FirstStepsDto'];

const storageKey = 'rekod-first-steps';

/** As they were when this device last heard, so that the page does not move for whoever has put the list away. */
function remembered(personId: string): FirstStepsFacts | undefined {
  try {
    return JSON.parse(deviceStorage.getItem(`${storageKey}:${personId}`) ?? '');
  } catch {
    return undefined;
  }
}

async function ask(personId: string, signal: AbortSignal): Promise<FirstStepsFacts> {
  const facts = await unwrap(api.GET('/api/first-steps', { signal }));
  deviceStorage.setItem(`${storageKey}:${personId}`, JSON.stringify(facts));
  return facts;
}

export function firstStepsQuery(personId: string) {
  return queryOptions({
    queryKey: ['first-steps', personId],
    queryFn: ({ signal }) => ask(personId, signal),
    initialData: () => remembered(personId),
    initialDataUpdatedAt: 0,
  });
}

/** For a page that is drawn once they are there. */
export function fetchFirstSteps(): Promise<unknown> {
  return queryClient.ensureQueryData(firstStepsQuery(currentSession()?.user.id ?? ''));
}

export const dismissFirstSteps = () => unwrap(api.PUT('/api/first-steps/dismissal'));
export const restoreFirstSteps = () => unwrap(api.DELETE('/api/first-steps/dismissal'));
export const loadSamples = () => unwrap(api.PUT('/api/lesson-plans/samples'));
export const removeSamples = () => unwrap(api.DELETE('/api/lesson-plans/samples'));
