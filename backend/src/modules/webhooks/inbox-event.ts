export type InboxState = 'received' | 'processed' | 'ignored' | 'failed' | 'quarantined';

/** What became of an event; the reason is a code for operators. */
export type Conclusion = Readonly<{ state: 'processed' | 'quarantined'; reason: string | null }>;

/** An event that waits to be processed. `receivedAt`: system time, epoch milliseconds. */
export type InboxEvent = Readonly<{ id: string; provider: string; raw: Buffer; receivedAt: number }>;

export type NewInboxEvent = Readonly<{
  provider: string;
  dedupeKey: string;
  state: 'received' | 'ignored';
  reason: string | null;
  raw: Buffer;
  headers: Readonly<Record<string, string>>;
}>;
