import pg from 'pg';

export type InboxTable = 'app.webhook_inbox' | 'app.reference_inbox';
export type Inbox = Readonly<{
  /** Throws unless so many events are there, each with a job that waits. */
  checkComplete(table: InboxTable, count: number): Promise<void>;
  /** Throws unless one event was delivered so often, and its job stands once. */
  checkDeliveries(count: number): Promise<void>;
  /** Empties both inboxes and the queue: every round begins alike. */
  clear(): Promise<void>;
}>;

const CLEAR = 'TRUNCATE app.webhook_inbox, app.reference_inbox, bullmq.job, bullmq.event CASCADE';

/** Does `work` with a view of the inboxes past the product and the reference. */
export async function withInbox<T>(databaseUrl: string, work: (inbox: Inbox) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work({
      checkComplete: (table, count) => checkComplete(client, table, count),
      checkDeliveries: (count) => checkDeliveries(client, count),
      clear: async () => void (await client.query(CLEAR)),
    });
  } finally {
    await client.end();
  }
}

async function checkComplete(client: pg.Client, table: InboxTable, expected: number): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM ${table} inbox
    JOIN bullmq.job ON job.queue = 'webhooks' AND job.id = 'webhooks.process-' || inbox.id
    WHERE inbox.state = 'received'`);
  const found = rows[0]?.count;
  if (found !== expected) throw new Error(`Of ${expected} events ${found} are in ${table} with their job.`);
}

async function checkDeliveries(client: pg.Client, expected: number): Promise<void> {
  const { rows } = await client.query<{ events: number; jobs: number }>(
    `SELECT count(*)::int AS events, count(job.id)::int AS jobs FROM app.webhook_inbox inbox
     LEFT JOIN bullmq.job ON job.queue = 'webhooks' AND job.id = 'webhooks.process-' || inbox.id
     WHERE inbox.deliveries = $1`,
    [expected],
  );
  if (rows[0]?.events !== 1 || rows[0].jobs !== 1)
    throw new Error(`Of ${expected} deliveries came ${rows[0]?.events} events and ${rows[0]?.jobs} jobs.`);
}
