import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InboxOrigin, InboxState, SettledState } from './inbox-event.js';
import type { ReplayItemState, ReplaySelection, ReplayState } from './replays/replay.js';

export interface WebhooksTables {
  webhook_inbox: {
    id: Generated<string>;
    provider: string;
    dedupe_key: string;
    state: InboxState;
    reason: string | null;
    origin: InboxOrigin;
    raw: Buffer | null;
    raw_sha256: Buffer;
    headers: ColumnType<Readonly<Record<string, string>>, string, never>;
    received_at: Generated<Date>;
    waiting_since: Generated<Date>;
    deliveries: Generated<number>;
    attempts: Generated<number>;
    processed_at: Date | null;
    last_error: string | null;
    school_id: string | null;
    request_id: string | null;
    waits_for: string[] | null;
  };
  webhook_attempts: {
    id: GeneratedAlways<string>;
    inbox_id: string;
    at: Generated<Date>;
    outcome: SettledState;
    reason: string | null;
    error: string | null;
  };
  webhook_replays: {
    id: string;
    requested_by: string;
    requested_email: string;
    reason: string;
    /** Written as JSON, read as what it says. */
    selection: ColumnType<ReplaySelection, string, never>;
    per_minute: number;
    total: number;
    state: Generated<ReplayState>;
    batch: Generated<number>;
    batch_at: Generated<Date>;
    requested_at: Generated<Date>;
    ended_at: Date | null;
  };
  webhook_replay_items: {
    replay_id: string;
    position: number;
    inbox_id: string;
    state: Generated<ReplayItemState>;
    state_before: InboxState;
    reason: string | null;
    at: Date | null;
  };
}
