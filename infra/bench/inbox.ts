import pg from 'pg';

export type Inbox = Readonly<{
  /** Throws unless so many events are there, each taken once and with a job that waits. */
  checkComplete(count: number): Promise<void>;
  /** Empties inbox and queue: every round begins alike. */
  clear(): Promise<void>;
  close(): Promise<void>;
}>;

const COMPLETE = `
  SELECT count(*)::int AS count FROM app.webhook_inbox inbox
  JOIN bullmq.job ON job.queue = 'webhooks' AND job.id = 'webhooks.process-' || inbox.id
  WHERE inbox.state = 'received' AND inbox.deliveries = 1`;

/** The inbox as the database holds it. */
export async function openInbox(databaseUrl: string): Promise<Inbox> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    checkComplete: async (expected) => {
      const { rows } = await client.query<{ count: number }>(COMPLETE);
      if (rows[0]?.count !== expected)
        throw new Error(`Of ${expected} events ${rows[0]?.count} are in the inbox.`);
    },
    clear: async () =>
      void (await client.query('TRUNCATE app.webhook_inbox, bullmq.job, bullmq.event CASCADE')),
    close: () => client.end(),
  };
}
