import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { BACKEND_FOLDER } from '../../config/backend-folder.js';
import { systemNow } from '../clock/system-clock.js';
import { Changes } from '../database/changes.js';
import { Database } from '../database/database.js';
import { JobQueue } from '../queue/job-queue.js';
import { ScheduleRuns, type ScheduleState } from '../queue/schedule-runs.js';
import { Metrics } from './metrics.js';

const LOOKS_EVERY_MS = 10;

/** A failure after the last success, and since when: that success, or the beginning of the count where there was none. */
const ARCHIVE_FAILING = sql<{ value: number }>`
  SELECT coalesce(extract(epoch FROM now() - coalesce(last_archived_time, stats_reset))::float8
    * (last_failed_time > coalesce(last_archived_time, '-infinity'))::int, 0) AS value
  FROM pg_stat_archiver`;

type OfSchedule = (state: ScheduleState) => number | undefined;

/** What the platform knows of itself: the build, the database's connections, the queue, the schedules. */
@Injectable()
export class OwnFigures implements OnModuleInit {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly queue: JobQueue,
    private readonly runs: ScheduleRuns,
  ) {}

  onModuleInit(): void {
    this.addProcess();
    this.addLoop();
    this.addQueue();
    this.addArchive();
    this.addSchedule('schedule_lateness_seconds', 'How long the next run of a schedule is overdue', lateness);
    this.addSchedule('schedule_failing_seconds', 'How long a schedule has run in vain', failing);
    this.addSchedule('schedule_duration_seconds', 'How long the last run of a schedule took', duration);
  }

  private addProcess(): void {
    const { version }: { version: string } = JSON.parse(
      readFileSync(join(BACKEND_FOLDER, 'package.json'), 'utf8'),
    );
    this.metrics.add({
      name: 'build_info',
      help: 'What runs here',
      labels: ['version', 'node'],
      of: 'process',
      read: () => [{ labels: { version, node: process.versions.node }, value: 1 }],
    });
    this.metrics.add({
      name: 'database_pool_connections',
      help: 'Connections of this process by state; waiting are requests that have none',
      labels: ['state'],
      of: 'process',
      read: () => connectionsOf(this.database),
    });
    this.metrics.add({
      name: 'database_listening',
      help: '1 while this process hears of changes that others make',
      of: 'process',
      read: () => [{ value: this.changes.isListening ? 1 : 0 }],
    });
  }

  /** Since it was asked last. Node tells the distance between two looks, which is what it was to be, and the lateness. */
  private addLoop(): void {
    const delay = monitorEventLoopDelay({ resolution: LOOKS_EVERY_MS });
    delay.enable();
    this.metrics.add({
      name: 'event_loop_delay_seconds',
      help: 'How long this process came late to what it had to do since it was asked last, by quantile',
      labels: ['quantile'],
      of: 'process',
      read: () => {
        const told = { 0.5: delay.percentile(50), 0.99: delay.percentile(99), 1: delay.max };
        delay.reset();
        return Object.entries(told).map(([quantile, nanoseconds]) => ({
          labels: { quantile },
          value: Math.max(0, nanoseconds / 1e6 - LOOKS_EVERY_MS) / 1_000,
        }));
      },
    });
  }

  private addQueue(): void {
    this.metrics.add({
      name: 'queue_jobs',
      help: 'Jobs by queue and state',
      labels: ['queue', 'state'],
      of: 'installation',
      read: async () => {
        const counts = await this.queue.counts();
        return counts.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count }));
      },
    });
  }

  private addArchive(): void {
    this.metrics.add({
      name: 'database_archive_failing_seconds',
      help: 'How long Postgres has copied no change away, while it fails to',
      of: 'installation',
      read: async () => {
        const { rows } = await this.database.systemRead(() => ARCHIVE_FAILING.execute(this.db));
        return rows;
      },
    });
  }

  private addSchedule(name: string, help: string, secondsOf: OfSchedule): void {
    const read = async () =>
      (await this.runs.states()).flatMap((state) => {
        const value = secondsOf(state);
        return value === undefined ? [] : [{ labels: { schedule: state.name }, value }];
      });
    this.metrics.add({ name, help, labels: ['schedule'], of: 'installation', read });
  }
}

const lateness: OfSchedule = ({ latenessMs }) => latenessMs / 1_000;
const failing: OfSchedule = ({ lastRun }) =>
  lastRun?.failingSince ? Math.max(0, systemNow() - lastRun.failingSince) / 1_000 : 0;
const duration: OfSchedule = ({ lastRun }) =>
  lastRun?.finishedAt ? (lastRun.finishedAt - lastRun.startedAt) / 1_000 : undefined;

function connectionsOf({ pool }: Database) {
  const { totalCount, idleCount, waitingCount } = pool;
  const counts = { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
}
