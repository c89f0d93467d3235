import type { InboxState, SettledState } from '../inbox-event.js';
import type { InboxFilter } from '../inbox-filter.js';

export type ReplayState = 'running' | 'cancelled' | 'finished';

/** `skipped`: it waited already, or its body was erased. */
export type ReplayItemState = 'waiting' | 'queued' | SettledState | 'skipped' | 'cancelled';

/** Named events, or whatever a filter finds when the replay begins. */
export type ReplaySelection = Readonly<{ ids: readonly string[] } | { filter: InboxFilter }>;

export type NewReplay = Readonly<{
  id: string;
  selection: ReplaySelection;
  reason: string;
  /** How many events a minute begin again at most. */
  perMinute: number;
  requestedBy: Readonly<{ userId: string; email: string }>;
}>;

export type ReplayCounts = Readonly<Partial<Record<ReplayItemState, number>>>;

/** Instants in epoch milliseconds. */
export type Replay = Readonly<{
  id: string;
  reason: string;
  selection: ReplaySelection;
  perMinute: number;
  total: number;
  state: ReplayState;
  requestedBy: string;
  requestedAt: number;
  endedAt: number | null;
  counts: ReplayCounts;
}>;

export type ReplayItem = Readonly<{
  position: number;
  eventId: string;
  provider: string;
  state: ReplayItemState;
  stateBefore: InboxState;
  reason: string | null;
  at: number | null;
}>;
