/** `concurrency`: how many of its jobs a worker runs at the same time. */
export type QueueDefinition = Readonly<{ name: string; concurrency: number }>;

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

type ScheduledJob = Readonly<{ name: string; queue: QueueDefinition; schedule: Schedule }>;

/** Stands in the module that does it; its handler is the method marked `@OnJob` with it. */
export type JobDefinition<Payload> = Readonly<{
  name: string;
  queue: QueueDefinition;
  /** Tries in all; how long the next one waits says `retry-delay.ts`. */
  attempts: number;
  /** Those that failed for good can be looked at for days; whoever adds one again forgets its failure first. */
  keepsFailures?: boolean;
  /** For a job that runs by itself, once for the whole deployment. */
  schedule?: Schedule;
  payload?: Payload;
}>;

const queues = new Map<string, QueueDefinition>();
/** Of queues and of schedules, as the contract lists them. They fill while the modules are loaded. */
export const queueNames: string[] = [];
export const scheduleNames: string[] = [];
const jobs = new Map<string, JobDefinition<unknown>>();

/** Stands in the module whose work it takes. */
export function defineQueue(definition: QueueDefinition): QueueDefinition {
  if (queues.has(definition.name)) throw new Error(`The queue ${definition.name} is defined twice.`);
  const frozen = Object.freeze({ ...definition });
  queues.set(frozen.name, frozen);
  queueNames.push(frozen.name);
  return frozen;
}

export function defineJob<Payload>(
  definition: Omit<JobDefinition<Payload>, 'payload'>,
): JobDefinition<Payload> {
  if (jobs.has(definition.name)) throw new Error(`The job ${definition.name} is defined twice.`);
  const frozen: JobDefinition<Payload> = Object.freeze({ ...definition });
  jobs.set(frozen.name, frozen);
  return frozen;
}

/** A job that runs by itself. */
export function defineScheduledJob(job: ScheduledJob): JobDefinition<object> {
  scheduleNames.push(job.name);
  return defineJob<object>({ ...job, attempts: 1 });
}

export function definedJobs(): readonly JobDefinition<unknown>[] {
  return [...jobs.values()];
}

/** Every job that runs by itself, for whoever shows them. */
export function schedules(): readonly Readonly<{ name: string; schedule: Schedule }>[] {
  return definedJobs().flatMap(({ name, schedule }) => (schedule ? [{ name, schedule }] : []));
}
