import type { InboxState } from './inbox-event.js';

/** Which events of the inbox. Instants in epoch milliseconds, half-open; everything given must hold. */
export type InboxFilter = Readonly<{
  /** Ours, or the provider's own name of the event, whole. */
  id?: string;
  schoolId?: string;
  provider?: string;
  states?: readonly InboxState[];
  reason?: string;
  from?: number;
  until?: number;
  /** Stands in the body as these very bytes. */
  text?: string;
}>;
