import { Injectable } from '@nestjs/common';
import { type Selectable, sql } from 'kysely';
import { toDate } from '../clock/instant.js';
import { systemNow } from '../clock/system-clock.js';
import { Database } from '../database/database.js';
import { type Schedule, schedules } from './job-definition.js';
import { nextRun } from './next-run.js';

interface ScheduleTables {
  schedule_runs: {
    name: string;
    planned_at: Date;
    started_at: Date;
    finished_at: Date | null;
    outcome: 'succeeded' | 'failed' | null;
    error: string | null;
    succeeded_at: Date | null;
    failing_since: Date | null;
    runs: number;
    failures: number;
  };
}
type Row = Selectable<ScheduleTables['schedule_runs']>;

/**
 * The last run; instants in epoch milliseconds by system time. `outcome` null: it runs, or was killed. `failingSince`:
 * the first failure after the last success, null after a success.
 */
export type ScheduleRun = Readonly<{
  plannedAt: number;
  startedAt: number;
  finishedAt: number | null;
  outcome: 'succeeded' | 'failed' | null;
  error: string | null;
  succeededAt: number | null;
  failingSince: number | null;
  runs: number;
  failures: number;
}>;
/** `latenessMs`: how long the next run is overdue, 0 while it is not. */
export type ScheduleState = Readonly<{
  name: string;
  schedule: Schedule;
  lastRun: ScheduleRun | null;
  nextAt: number | null;
  latenessMs: number;
}>;

const MAX_ERROR_LENGTH = 2_000;

/** What ran by itself, when it should have, and what came of it. */
@Injectable()
export class ScheduleRuns {
  private readonly db = this.database.tables<ScheduleTables>();

  constructor(private readonly database: Database) {}

  /** Runs the work and keeps how it went. `plannedAt`: system time, epoch milliseconds. */
  async record(name: string, plannedAt: number, work: () => Promise<void>): Promise<void> {
    await this.begin(name, plannedAt);
    try {
      await work();
    } catch (error) {
      await this.conclude(name, { outcome: 'failed', error: String(error).slice(0, MAX_ERROR_LENGTH) });
      throw error;
    }
    await this.conclude(name, { outcome: 'succeeded', error: null });
  }

  /** Every schedule there is, with its last run. `now`: system time. */
  async states(now = systemNow()): Promise<ScheduleState[]> {
    const rows = await this.database.systemTransaction(() =>
      this.db.selectFrom('schedule_runs').selectAll().execute(),
    );
    const byName = new Map(rows.map((row) => [row.name, toRun(row)]));
    return schedules().map(({ name, schedule }) => {
      const lastRun = byName.get(name) ?? null;
      return { name, schedule, lastRun, ...nextRun(schedule, lastRun?.plannedAt ?? null, now) };
    });
  }

  private async begin(name: string, plannedAt: number): Promise<void> {
    const run = {
      planned_at: toDate(plannedAt),
      started_at: toDate(systemNow()),
      outcome: null,
      error: null,
    };
    await this.database.systemTransaction(() =>
      this.db
        .insertInto('schedule_runs')
        .values({ name, ...run, finished_at: null, succeeded_at: null, runs: 1, failures: 0 })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ ...run, finished_at: null, runs: sql`schedule_runs.runs + 1` }),
        )
        .execute(),
    );
  }

  private async conclude(
    name: string,
    { outcome, error }: Pick<Row, 'error'> & { outcome: 'succeeded' | 'failed' },
  ) {
    const at = toDate(systemNow());
    const counted =
      outcome === 'failed'
        ? { failures: sql<number>`failures + 1`, failing_since: sql<Date>`coalesce(failing_since, ${at})` }
        : { succeeded_at: at, failing_since: null };
    await this.database.systemTransaction(() =>
      this.db
        .updateTable('schedule_runs')
        .set({ finished_at: at, outcome, error, ...counted })
        .where('name', '=', name)
        .execute(),
    );
  }
}

function toRun(row: Row): ScheduleRun {
  return {
    plannedAt: row.planned_at.getTime(),
    startedAt: row.started_at.getTime(),
    finishedAt: row.finished_at?.getTime() ?? null,
    outcome: row.outcome,
    error: row.error,
    succeededAt: row.succeeded_at?.getTime() ?? null,
    failingSince: row.failing_since?.getTime() ?? null,
    runs: row.runs,
    failures: row.failures,
  };
}
