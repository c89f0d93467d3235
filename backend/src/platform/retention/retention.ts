import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../clock/instant.js';
import { systemNow } from '../clock/system-clock.js';
import { Database } from '../database/database.js';
import { mailQueue } from '../mail/mail.jobs.js';
import { defineScheduledJob, type JobRun } from '../queue/job-definition.js';
import { OnJob } from '../queue/on-job.js';
import { type Period, type RetentionRule, RetentionRules } from './retention-rule.js';

/** Of a table that many write to meanwhile: each batch holds its rows for some hundredths of a second. */
const BATCH = 1_000;

const forgetExpired = defineScheduledJob({
  name: 'retention.forget-expired',
  queue: mailQueue,
  schedule: { dailyAt: '03:40' },
});

/** Forgets what has been kept for its time. Safe to be killed, to run twice, and beside itself. */
@Injectable()
export class Retention implements OnModuleInit {
  private readonly logger = new Logger(Retention.name);
  private readonly db = this.database.tables<object>();
  rules: readonly RetentionRule[] = [];

  constructor(
    private readonly database: Database,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    const providers: readonly unknown[] = this.discovery.getProviders().map(({ instance }) => instance);
    this.rules = providers.flatMap((each) => (each instanceof RetentionRules ? each.declared : []));
  }

  /** `now`: business clock. One table that cannot be tidied keeps none of the others. */
  @OnJob(forgetExpired)
  async forgetExpired(_: object, { now }: Pick<JobRun, 'now'>): Promise<void> {
    const failures: unknown[] = [];
    const histories = await this.database.systemTransaction(() => this.histories());
    for (const rule of this.rules)
      await this.forget(rule, now, histories).catch((error: unknown) => void failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything expired was forgotten.');
  }

  /** Tables from which nobody removes a row: the database itself does, by the age that it was told in a migration. */
  private async histories(): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ table: string }>`SELECT table_name AS table FROM retained`.execute(this.db);
    return new Set(rows.map(({ table }) => table));
  }

  private async forget(rule: RetentionRule, now: number, histories: ReadonlySet<string>): Promise<void> {
    const nextBatch = histories.has(rule.table) ? batchOfHistory : batchOf;
    const nowOfRule = toDate(rule.clock === 'system' ? systemNow() : now);
    let total = 0;
    let batch: Batch = { rows: BATCH, newest: null };
    while (batch.rows === BATCH) {
      const statement = nextBatch(rule, nowOfRule, batch.newest);
      const { rows } = await this.database.systemTransaction(() => statement.execute(this.db));
      batch = rows[0] ?? { rows: 0, newest: null };
      total += batch.rows;
    }
    if (total > 0)
      this.logger.log({ table: rule.table, rows: total }, 'What had been kept for its time is gone.');
  }
}

/** How many were forgotten, and when the newest of them was. */
type Batch = Readonly<{ rows: number; newest: Date | null }>;

/**
 * The oldest first, from where the batch before ended: while a backup reads, the index still leads to all that was
 * deleted, which nobody should walk again for each batch.
 */
function batchOf(rule: RetentionRule, now: Date, from: Date | null): RawBuilder<Batch> {
  const { table, keeps, only = 'true', takes = [], empties } = rule;
  const [id, held] = takes.length > 0 ? [sql`, id`, sql`FOR UPDATE SKIP LOCKED`] : [sql``, sql``];
  const at = sql.ref(rule.at);
  const taken = takes.map(
    (each, index) => sql`, ${sql.ref(`taken_${index}`)} AS (
      DELETE FROM ${sql.table(each.table)} WHERE ${sql.ref(each.column)} IN (SELECT id FROM old))`,
  );
  return sql<Batch>`
    WITH old AS (
      SELECT ctid AS place ${id} FROM ${sql.table(table)}
      WHERE ${at} >= coalesce(${from}::timestamptz, '-infinity')
        AND ${at} < ${now}::timestamptz - ${intervalOf(keeps)} AND ${sql.raw(only)}
      ORDER BY ${at} LIMIT ${BATCH} ${held}
    ) ${taken.length > 0 ? sql.join(taken, sql``) : sql``}, gone AS (
      ${changeOf(table, empties)} WHERE ctid IN (SELECT place FROM old) RETURNING ${at} AS at
    )
    SELECT count(*)::int AS rows, max(at) AS newest FROM gone`;
}

function batchOfHistory({ table }: RetentionRule, now: Date, from: Date | null): RawBuilder<Batch> {
  return sql<Batch>`SELECT rows, newest FROM forget_expired_history(${table}, ${now}, ${from}, ${BATCH})`;
}

function changeOf(table: string, empties: RetentionRule['empties']): RawBuilder<unknown> {
  if (!empties) return sql`DELETE FROM ${sql.table(table)}`;
  const emptied = Object.entries(empties).map(
    ([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`,
  );
  return sql`UPDATE ${sql.table(table)} SET ${sql.join(emptied)}`;
}

function intervalOf(period: Period): RawBuilder<unknown> {
  const [[unit, count] = ['days', 0]] = Object.entries(period);
  return sql`make_interval(${sql.raw(unit)} => ${sql.lit(count)})`;
}
