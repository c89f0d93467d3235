import { Badge } from '../../ui/badge';
import {
  type EventState,
  eventStates,
  type ItemState,
  itemStates,
  type ReplayState,
  replayStates,
} from './names';

export function EventBadge({ state }: { state: EventState }) {
  const { label, ...look } = eventStates[state];
  return <Badge {...look}>{label}</Badge>;
}

export function ItemBadge({ state }: { state: ItemState }) {
  const { label, ...look } = itemStates[state];
  return <Badge {...look}>{label}</Badge>;
}

export function ReplayBadge({ state }: { state: ReplayState }) {
  const { label, ...look } = replayStates[state];
  return <Badge {...look}>{label}</Badge>;
}
