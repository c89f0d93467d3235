import { lazy, type ReactNode, Suspense } from 'react';

type Presence = (props: { planId: string }) => ReactNode;

const nobody: Presence = () => null;

/** The socket's library comes after the plan; a plan without it is whole. */
const PlanPresence = lazy(async (): Promise<{ default: Presence }> => {
  const loaded = await import('./plan-presence').catch(() => undefined);
  return { default: loaded?.PlanPresence ?? nobody };
});

export const LazyPlanPresence: Presence = ({ planId }) => (
  <Suspense>
    <PlanPresence planId={planId} />
  </Suspense>
);
