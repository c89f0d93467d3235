import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Job } from 'bullmq';
import { BusinessClock } from '../clock/business-clock.js';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.js';
import { withPatience } from '../database/patience.js';
import { SchemaVersion } from '../database/schema-version.js';
import { asRequest } from '../http/request-context.js';
import { Sampled } from '../logging/sampled.js';
import { beginSpan, endingWith } from '../tracing/tracing.js';
import { definedJobs, type QueueDefinition } from './job-definition.js';
import { askerOf, JobQueue, QUEUE_BACKEND } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { plannedAtOf } from './next-run.js';
import type { OpenWorker, QueueBackend } from './queue-backend.js';
import { retryDelay } from './retry-delay.js';
import { ScheduleRuns } from './schedule-runs.js';

const OPTIONS = {
  // A job whose worker was killed is taken up by another within 6 s: its lock runs out, and two looks find it so.
  lockDuration: 4_000,
  stalledInterval: 1_000,
  // A worker whose queue was away asks again after so long, rather than after 15 s.
  runRetryDelay: 1_000,
  // A killed worker is no fault of the job: every handler is safe to run again.
  maxStalledCount: 10,
  settings: { backoffStrategy: (attemptsMade: number) => retryDelay(attemptsMade, Math.random()) },
} as const;

const RESTORE_MS = 60_000;
const LOOK_MS = 1_000;

/** Runs the jobs of every queue, and keeps the schedules of those that run by themselves. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap {
  private readonly logger = new Logger(JobWorkers.name);
  private readonly away = new Sampled();
  private workers: OpenWorker[] = [];
  private closing = false;

  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly queue: JobQueue,
    private readonly registry: JobRegistry,
    private readonly clock: BusinessClock,
    private readonly runs: ScheduleRuns,
    private readonly schema: SchemaVersion,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.schema.isCurrent()) await this.begin();
    else void this.beginWhenMigrated();
  }

  /** Jobs of a newer build on an older schema would fail for good: they wait, and the build before works on. */
  private async beginWhenMigrated(): Promise<void> {
    this.logger.warn('The database has not been migrated yet: no job is done until it is.');
    while (!this.closing && !(await this.schema.isCurrent())) await pause(LOOK_MS);
    if (!this.closing) await this.begin();
  }

  private async begin(): Promise<void> {
    for (const job of definedJobs()) if (job.schedule) await this.queue.schedule(job, job.schedule);
    const queues = new Set(definedJobs().map(({ queue }) => queue));
    this.workers = await Promise.all([...queues].map((queue) => this.open(queue)));
  }

  /** Who empties the queue takes the schedules with it, and with them the sweeps that bring the jobs back. */
  @Interval(RESTORE_MS)
  async restoreSchedules(): Promise<void> {
    if (this.workers.length === 0) return;
    for (const job of definedJobs()) if (job.schedule) await this.queue.restoreSchedule(job, job.schedule);
  }

  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async open({ name, concurrency }: QueueDefinition): Promise<OpenWorker> {
    const hooks = {
      run: (job: Job) => this.run(job),
      // It tries again by itself: where in the library that was noticed helps nobody.
      lost: ({ message: reason }: Error) =>
        this.logger.warn({ queue: name, reason }, 'The worker lost its queue for a moment.'),
      failed: (job: Job | undefined, err: Error) => this.tellFailure(job, err),
    };
    const worker = this.backend.openWorker(name, hooks, { ...OPTIONS, concurrency });
    await worker.waitUntilReady();
    return worker;
  }

  /** What an earlier build did by itself, and this one does not, ends. */
  private async run(job: Job): Promise<void> {
    if (job.repeatJobKey !== undefined && !this.registry.knows(job.name))
      return this.queue.endSchedule(job.queueName, job.name);
    const attempt = job.attemptsMade + 1;
    const isLastAttempt = attempt >= (job.opts.attempts ?? 1);
    const handle = this.registry.handlerOf(job.name);
    const now = this.clock.now();
    const asker = askerOf(job);
    const span = beginSpan({
      kind: 'consumer',
      name: job.name,
      parent: asker.trace,
      attributes: { 'messaging.message.id': job.id, 'rekod.request_id': asker.id, 'rekod.attempt': attempt },
    });
    const context = { ...asker, now, ...(span && { trace: span.traceparent }) };
    const work = () =>
      endingWith(span, () => asRequest(context, () => handle(job.data, { now, attempt, isLastAttempt })));
    if (job.repeatJobKey === undefined || job.id === undefined) await work();
    else await this.runs.record(job.name, plannedAtOf(job.id), () => withPatience(work));
  }

  /** Of those that an outage fails alike one a second has a line. */
  private tellFailure(job: Job | undefined, err: Error): void {
    const times = isDatabaseUnavailable(err) ? this.away.next() : 1;
    const about = { job: job?.name, id: job?.id, requestId: job && askerOf(job).id };
    if (times > 0) this.logger.warn({ ...about, err, ...(times > 1 && { times }) }, 'A job failed.');
  }
}
