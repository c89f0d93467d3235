import { outboxKind } from '../../records/outbox/outbox-kind';
import { WaitingHere } from '../../records/outbox/waiting-here';
import type { Owner } from '../../session/owner';
import { planKind } from './plan-kind';

const kinds = [outboxKind(planKind)];

/** Plans that were written here and have not reached the server. */
export function WaitingPlans({ owner, now }: { owner: Owner; now: Date }) {
  return <WaitingHere owner={owner} kinds={kinds} now={now} />;
}
