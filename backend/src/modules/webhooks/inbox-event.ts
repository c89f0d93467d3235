import type { Asker } from '../../platform/http/request-context.js';

export const INBOX_STATES = ['received', 'processed', 'ignored', 'failed', 'quarantined'] as const;
export type InboxState = (typeof INBOX_STATES)[number];
export type SettledState = Exclude<InboxState, 'received'>;

/** What became of an event; the reason is a code for operators. */
export type Conclusion = Readonly<{
  inboxId: string;
  state: 'processed' | 'quarantined' | 'ignored';
  reason: string | null;
  /** Whose bill it speaks of, where that is known. */
  schoolId: string | null;
  /** Names by which the bill of an event that was put aside for it may become known; null of any other. */
  waitsFor: readonly string[] | null;
}>;

/** A try that came to nothing, and whether it was the last. */
export type FailedAttempt = Readonly<{ message: string; stack: string; isFinal: boolean }>;

/** Told by the provider of itself, or its answer when asked. */
export type InboxOrigin = 'callback' | 'poll';

/** An event that waits to be processed. `receivedAt`: system time, epoch milliseconds. */
export type InboxEvent = Readonly<{
  id: string;
  provider: string;
  origin: InboxOrigin;
  raw: Buffer;
  receivedAt: number;
}>;

export type NewInboxEvent = Readonly<{
  provider: string;
  origin: InboxOrigin;
  dedupeKey: string;
  state: 'received' | 'ignored';
  reason: string | null;
  raw: Buffer;
  headers: Readonly<Record<string, string>>;
  /** The request that brought it, or the job that asked for it. */
  asker: Asker | undefined;
}>;
