import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';

export type InboxFigures = Readonly<{
  waiting: number;
  oldestWaitingSeconds: number;
  failed: number;
  quarantined: number;
  runningReplays: number;
}>;
export type MinuteFigures = Readonly<{ at: Date; received: number; processed: number }>;
export type ProviderFigures = Readonly<{
  provider: string;
  received: number;
  processed: number;
  failed: number;
  quarantined: number;
  duplicates: number;
  lastReceivedAt: Date;
  /** Half of the events were processed within that time, and 95 of 100; null where none was. */
  p50Ms: number | null;
  p95Ms: number | null;
}>;

/** Read model over the inbox and its replays, by system time. */
@Injectable()
export class OverviewReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  async inbox(): Promise<InboxFigures> {
    const { rows } = await sql<InboxFigures>`
      SELECT
        (SELECT count(*)::int FROM webhook_inbox WHERE state = 'received') AS waiting,
        (SELECT coalesce(extract(epoch FROM now() - min(waiting_since)), 0)::float8 FROM webhook_inbox
          WHERE state = 'received') AS "oldestWaitingSeconds",
        (SELECT count(*)::int FROM webhook_inbox WHERE state = 'failed') AS failed,
        (SELECT count(*)::int FROM webhook_inbox WHERE state = 'quarantined') AS quarantined,
        (SELECT count(*)::int FROM webhook_replays WHERE state = 'running') AS "runningReplays"`.execute(
      this.db,
    );
    const [figures] = rows;
    if (!figures) throw new Error('A select without a table has one row.');
    return figures;
  }

  /** Of the last hour, minute by minute, the oldest first; those without events too. */
  async minutes(): Promise<MinuteFigures[]> {
    const { rows } = await sql<MinuteFigures>`
      WITH minute AS (
        SELECT generate_series(date_trunc('minute', now()) - interval '59 minutes', now(), interval '1 minute') AS at
      ), received AS (
        SELECT date_trunc('minute', received_at) AS at, count(*)::int AS count FROM webhook_inbox
        WHERE received_at > now() - interval '1 hour' GROUP BY 1
      ), processed AS (
        SELECT date_trunc('minute', at) AS at, count(*)::int AS count FROM webhook_attempts
        WHERE webhook_attempts.at > now() - interval '1 hour' GROUP BY 1
      )
      SELECT minute.at, coalesce(received.count, 0) AS received, coalesce(processed.count, 0) AS processed
      FROM minute LEFT JOIN received USING (at) LEFT JOIN processed USING (at) ORDER BY at`.execute(this.db);
    return rows;
  }

  /** Of the last 24 hours. */
  async providers(): Promise<ProviderFigures[]> {
    const { rows } = await sql<ProviderFigures>`
      SELECT provider, count(*)::int AS received,
        (count(*) FILTER (WHERE state = 'processed'))::int AS processed,
        (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
        (count(*) FILTER (WHERE state = 'quarantined'))::int AS quarantined,
        (sum(deliveries) - count(*))::int AS duplicates,
        max(received_at) AS "lastReceivedAt",
        percentile_cont(0.5) WITHIN GROUP (ORDER BY ms) AS "p50Ms",
        percentile_cont(0.95) WITHIN GROUP (ORDER BY ms) AS "p95Ms"
      FROM (
        SELECT *, extract(epoch FROM processed_at - waiting_since)::float8 * 1000 AS ms FROM webhook_inbox
        WHERE received_at > now() - interval '24 hours'
      ) day GROUP BY provider ORDER BY provider`.execute(this.db);
    return rows;
  }
}
