import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, JobsOptions } from 'bullmq';
import { currentTransaction } from '../database/current-scope.js';
import { type Asker, currentAsker } from '../http/request-context.js';
import {
  definedJobs,
  JOB_STATES,
  type JobDefinition,
  type JobState,
  type QueueDefinition,
  type Schedule,
} from './job-definition.js';
import type { OpenQueue, QueueBackend } from './queue-backend.js';

export const QUEUE_BACKEND = Symbol('QueueBackend');

// How long that is says the worker.
const RETRY = { backoff: { type: 'retry-delay' } } as const;
/** On Postgres a bulk makes two temporary tables first, which costs as much as so many jobs one by one. */
const WORTH_A_BULK = 16;
// A finished id must be free again: the same row may need its job a second time.
const TIDY = { removeOnComplete: true, removeOnFail: true } as const;
const MOST_KEPT = 1_000;
const KEPT = { removeOnFail: { age: 7 * 86_400, count: MOST_KEPT } } as const;

export type JobCount = Readonly<{ queue: string; state: JobState; count: number }>;

/**
 * A priority above 0 comes after all work without one; a delay in milliseconds. `asker`: who asked for it, where that is
 * not the request, or the job, that adds it.
 */
export type JobTiming = Readonly<{ priority?: number; delayMs?: number; asker?: Asker }>;
export type NewJob<Payload> = Readonly<{ payload: Payload; id: string; asker?: Asker }>;

/** Adds jobs. Inside a transaction the job exists if and only if the transaction commits. */
@Injectable()
export class JobQueue implements OnApplicationBootstrap {
  private readonly queues = new Map<QueueDefinition, OpenQueue>();

  constructor(@Inject(QUEUE_BACKEND) private readonly backend: QueueBackend) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const definition of new Set(definedJobs().map(({ queue }) => queue))) {
      const queue = this.backend.openQueue(definition.name);
      this.queues.set(definition, queue);
      await queue.waitUntilReady();
    }
  }

  /** `id` makes a second add of the same work a no-op while the first is waiting or running. */
  async add<Payload>(
    job: JobDefinition<Payload>,
    payload: Payload,
    id: string,
    timing: JobTiming = {},
  ): Promise<void> {
    await this.whenKept(() => this.queueOf(job).add(job.name, payload, optionsOf(job, id, timing)));
  }

  /** Many at once, as if added one by one. */
  async addAll<Payload>(
    job: JobDefinition<Payload>,
    jobs: readonly NewJob<Payload>[],
    timing: JobTiming = {},
  ): Promise<void> {
    if (jobs.length < WORTH_A_BULK) {
      for (const { payload, id, ...asked } of jobs) await this.add(job, payload, id, { ...timing, ...asked });
      return;
    }
    const entries = jobs.map(({ payload, id, ...asked }) => ({
      name: job.name,
      data: payload,
      opts: optionsOf(job, id, { ...timing, ...asked }),
    }));
    await this.whenKept(() => this.queueOf(job).addBulk(entries));
  }

  /** Frees the ids of those that failed and are kept to be looked at, so that they can be added again. */
  async forgetFailures<Payload>(job: JobDefinition<Payload>, ids: readonly string[]): Promise<void> {
    const queue = this.queueOf(job);
    const failed = await queue.getFailed(0, MOST_KEPT);
    const kept = new Set(failed.map(({ id }) => id));
    const named = ids.map((id) => jobIdOf(job, id)).filter((id) => kept.has(id));
    for (const id of named) await queue.remove(id);
  }

  async schedule(job: JobDefinition<unknown>, schedule: Schedule): Promise<void> {
    const template = { name: job.name, data: {}, opts: { attempts: 1, ...TIDY } };
    await this.queueOf(job).upsertJobScheduler(job.name, repetition(schedule), template);
  }

  /** Leaves a schedule that stands as it is: declaring it anew would start its interval again. */
  async restoreSchedule(job: JobDefinition<unknown>, schedule: Schedule): Promise<void> {
    if (!(await this.queueOf(job).getJobScheduler(job.name))) await this.schedule(job, schedule);
  }

  async endSchedule(queueName: string, jobName: string): Promise<void> {
    await this.opened()
      .find(({ name }) => name === queueName)
      ?.removeJobScheduler(jobName);
  }

  async isReachable(): Promise<boolean> {
    const [queue] = this.queues.values();
    return queue
      ? await queue.getWaitingCount().then(
          () => true,
          () => false,
        )
      : false;
  }

  complaint(): Promise<string | undefined> {
    return this.backend.complaint();
  }

  /** How many jobs stand in each state, for metrics and health. */
  async counts(): Promise<JobCount[]> {
    const counted = [...this.queues].map(async ([{ name: queue }, opened]) => {
      const counts = await opened.getJobCounts(...JOB_STATES);
      return JOB_STATES.map((state) => ({ queue, state, count: counts[state] ?? 0 }));
    });
    return (await Promise.all(counted)).flat();
  }

  /** Every queue, for whoever shows them. */
  opened(): readonly OpenQueue[] {
    return [...this.queues.values()];
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  /** In the current transaction, or after it where the queue cannot join. */
  private async whenKept(add: () => Promise<unknown>): Promise<void> {
    const scope = currentTransaction();
    // The row is the truth: if this add is lost the sweep finds the row and adds the job again.
    if (scope && !this.backend.joinsTransactions) scope.onCommit(() => void add().catch(() => undefined));
    else await add();
  }

  private queueOf(job: JobDefinition<never> | JobDefinition<unknown>): OpenQueue {
    const queue = this.queues.get(job.queue);
    if (!queue) throw new Error(`The queue ${job.queue.name} is not open yet.`);
    return queue;
  }
}

function repetition(schedule: Schedule) {
  if ('everyMs' in schedule) return { every: schedule.everyMs };
  const [hour, minute] = schedule.dailyAt.split(':').map(Number);
  return { pattern: `${minute} ${hour} * * *`, tz: 'Asia/Kuala_Lumpur' };
}

function optionsOf(
  job: JobDefinition<never> | JobDefinition<unknown>,
  id: string,
  { priority = 0, delayMs = 0, asker = currentAsker() }: JobTiming,
): JobsOptions {
  const jobId = jobIdOf(job, id);
  const kept = job.keepsFailures ? KEPT : {};
  return {
    ...RETRY,
    ...TIDY,
    ...kept,
    ...(asker && askedBy(asker)),
    attempts: job.attempts,
    jobId,
    priority,
    delay: delayMs,
  };
}

function jobIdOf({ name }: Readonly<{ name: string }>, id: string): string {
  return `${name}-${id}`;
}

/** Goes along to the log lines of the job and to its trace: `askerOf` reads it. */
function askedBy({ id, trace }: Asker): Pick<JobsOptions, 'telemetry'> {
  return { telemetry: { metadata: trace ? `${id} ${trace}` : id, omitContext: true } };
}

/** Who asked for it; a job that runs by itself has its own name. */
export function askerOf({ opts, id: own = '' }: Pick<Job, 'opts' | 'id'>): Asker {
  const [id = own, trace] = opts.telemetry?.metadata?.split(' ') ?? [];
  return { id, ...(trace && { trace }) };
}
