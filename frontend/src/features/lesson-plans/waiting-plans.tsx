import { outboxKind } from '../../records/outbox/outbox-kind';
import { WaitingHere } from '../../records/outbox/waiting-here';
import type { Owner } from '../../session/owner';
import { reflectionsOutbox } from '../reflections';
import { weekSendingsOutbox } from './outbox-kinds';
import { planKind } from './plan-kind';

const kinds = [outboxKind(planKind), reflectionsOutbox, weekSendingsOutbox];

/** Plans and what became of them, written here and not yet at the server. */
export function WaitingPlans({ owner, now }: { owner: Owner; now: Date }) {
  return <WaitingHere owner={owner} kinds={kinds} now={now} />;
}
