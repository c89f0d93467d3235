export type InboxState = 'received' | 'processed' | 'ignored' | 'failed' | 'quarantined';

/** What became of an event; the reason is a code for operators. */
export type Conclusion = Readonly<{ state: 'processed' | 'quarantined'; reason: string | null }>;

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
}>;
