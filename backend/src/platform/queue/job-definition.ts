export const QUEUE_NAMES = ['webhooks', 'subscription', 'mail'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** As BullMQ names them, on either engine. */
export const JOB_STATES = [
  'waiting',
  'prioritized',
  'delayed',
  'active',
  'waiting-children',
  'completed',
  'failed',
] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What a handler is told beside its payload. `now` is the business clock, read once for the whole job. */
export type JobRun = Readonly<{ now: number; attempt: number; isLastAttempt: boolean }>;

/** Every so many milliseconds, or at a time of the day in Malaysia, "03:10". */
export type Schedule = Readonly<{ everyMs: number } | { dailyAt: string }>;

export type JobDefinition<Payload> = Readonly<{
  name: string;
  queue: QueueName;
  /** Tries in all; after a failure the next waits exponentially longer, with jitter. */
  attempts: number;
  /** For a job that runs by itself, once for the whole deployment. */
  schedule?: Schedule;
  payload?: Payload;
}>;

const defined = new Map<string, JobDefinition<unknown>>();

export function defineJob<Payload>(
  definition: Omit<JobDefinition<Payload>, 'payload'>,
): JobDefinition<Payload> {
  if (defined.has(definition.name)) throw new Error(`The job ${definition.name} is defined twice.`);
  const frozen: JobDefinition<Payload> = Object.freeze({ ...definition });
  defined.set(frozen.name, frozen);
  return frozen;
}

export function definedJobs(): readonly JobDefinition<unknown>[] {
  return [...defined.values()];
}
