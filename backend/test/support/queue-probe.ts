import { setTimeout as wait } from 'node:timers/promises';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Generated } from 'kysely';
import type { AppConfig } from '../../src/config/app-config.js';
import { ConfigModule } from '../../src/config/config.module.js';
import { ClockModule } from '../../src/platform/clock/clock.module.js';
import { Database } from '../../src/platform/database/database.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { defineJob, defineQueue, type JobRun } from '../../src/platform/queue/job-definition.js';
import { OnJob } from '../../src/platform/queue/on-job.js';
import { QueueModule } from '../../src/platform/queue/queue.module.js';

const queue = defineQueue({ name: 'subscription', concurrency: 8 });
export const RECORD = defineJob<{ n: number }>({ name: 'probe.record', queue, attempts: 1 });
/** Fails as often as `failures` says. */
export const RETRY = defineJob<{ n: number; failures: number }>({ name: 'probe.retry', queue, attempts: 3 });
/** Never ends in a process that is told to hang. */
export const HANG = defineJob<{ n: number }>({ name: 'probe.hang', queue, attempts: 1 });
export const TICK = defineJob<object>({ name: 'probe.tick', queue, attempts: 1, schedule: { everyMs: 300 } });

export type Run = Readonly<{ job: string; n: number; pid: number; attempt: number; last: boolean }>;

export const RUNS_TABLE = `
  CREATE TABLE app.probe_runs (
    id bigint GENERATED ALWAYS AS IDENTITY, job text, n int, pid int, attempt int, last boolean);
  GRANT SELECT, INSERT ON app.probe_runs TO app_system`;

interface ProbeTables {
  probe_runs: Run & Readonly<{ id: Generated<string> }>;
}

@Injectable()
export class Runs {
  private readonly db = this.database.tables<ProbeTables>();

  constructor(private readonly database: Database) {}

  async add(job: string, n: number, { attempt, isLastAttempt }: JobRun): Promise<void> {
    const run: Run = { job, n, pid: process.pid, attempt, last: isLastAttempt };
    await this.database.systemTransaction(() => this.db.insertInto('probe_runs').values(run).execute());
  }

  /** As they began. */
  of({ name }: { name: string }): Promise<Run[]> {
    return this.database.systemTransaction(() =>
      this.db.selectFrom('probe_runs').selectAll().where('job', '=', name).orderBy('id').execute(),
    );
  }
}

@Injectable()
class ProbeJobs {
  constructor(private readonly runs: Runs) {}

  @OnJob(RECORD)
  async record({ n }: { n: number }, run: JobRun): Promise<void> {
    await this.runs.add(RECORD.name, n, run);
    await wait(20);
  }

  @OnJob(RETRY)
  async retry({ n, failures }: { n: number; failures: number }, run: JobRun): Promise<void> {
    await this.runs.add(RETRY.name, n, run);
    if (run.attempt <= failures) throw new Error('As told.');
  }

  @OnJob(HANG)
  async hang({ n }: { n: number }, run: JobRun): Promise<void> {
    await this.runs.add(HANG.name, n, run);
    if (process.env.PROBE_HANGS) await new Promise(() => undefined);
  }

  @OnJob(TICK)
  async tick(_: object, run: JobRun): Promise<void> {
    await this.runs.add(TICK.name, 0, run);
  }
}

class ProbeModule {}

/** The queue with its database and nothing else of the product. */
export function startQueueProbe(config: AppConfig): Promise<INestApplicationContext> {
  const imports = [ConfigModule.with(config), ClockModule, DatabaseModule, QueueModule.forRole(config.role)];
  Module({ imports, providers: [Runs, ProbeJobs] })(ProbeModule);
  return NestFactory.createApplicationContext(ProbeModule, { logger: ['error'] });
}
