export { INBOX_STATES, type InboxState } from './inbox-event.js';
export type { InboxFilter } from './inbox-filter.js';
export {
  INBOX_KEYS,
  type InboxCount,
  InboxSearchRepository,
  type ListedEvent,
} from './inbox-search.repository.js';
export { Quarantine } from './quarantine.js';
export { Reconcile } from './reconcile.js';
export { redactBody } from './redact-body.js';
export type { Replay, ReplayItem, ReplayItemState, ReplaySelection, ReplayState } from './replays/replay.js';
export { MAX_REPLAYED, Replays } from './replays/replays.js';
export { ReplaysRepository } from './replays/replays.repository.js';
export { EVENTS_QUEUE, eventOfJob } from './webhooks.jobs.js';
export { WebhooksModule } from './webhooks.module.js';
