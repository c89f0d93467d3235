import { type ComponentType, lazy, Suspense } from 'react';
import type { Owner } from '../../session/owner';

type WaitingPlansProps = { owner: Owner; now: Date };

const Nothing = () => null;

/** Where it cannot be fetched, the frame still says how much waits. */
const WaitingPlans = lazy(async (): Promise<{ default: ComponentType<WaitingPlansProps> }> => {
  try {
    return { default: (await import('./waiting-plans')).WaitingPlans };
  } catch {
    return { default: Nothing };
  }
});

export function WaitingPlansLater(props: WaitingPlansProps) {
  return (
    <Suspense fallback={null}>
      <WaitingPlans {...props} />
    </Suspense>
  );
}
