import { defineJob, type JobDefinition, type QueueName, type Schedule } from './job-definition.js';

const MINUTE_MS = 60_000;

type Scheduled = Schedule & Readonly<{ queue: QueueName }>;

/** Everything that runs by itself. The handler of each is the method marked @OnJob with it; without one the start fails. */
const TABLE = {
  'subscription.sweep-due-boundaries': { queue: 'subscription', everyMs: MINUTE_MS },
  'subscription.apply-policies': { queue: 'subscription', everyMs: MINUTE_MS },
  'subscription.tell-schools': { queue: 'subscription', everyMs: MINUTE_MS },
  'subscription.check-drift': { queue: 'subscription', dailyAt: '03:10' },
  'webhooks.sweep-inbox': { queue: 'webhooks', everyMs: MINUTE_MS },
  'webhooks.reconcile-bills': { queue: 'webhooks', everyMs: 5 * MINUTE_MS },
  'webhooks.erase-bodies': { queue: 'webhooks', dailyAt: '03:40' },
  'operations.send-reminders': { queue: 'mail', everyMs: MINUTE_MS },
  'operations.remove-left-files': { queue: 'mail', dailyAt: '04:10' },
  'mail.sweep': { queue: 'mail', everyMs: MINUTE_MS },
} as const satisfies Readonly<Record<string, Scheduled>>;

export type ScheduleName = keyof typeof TABLE;

const NAMES = Object.keys(TABLE).filter((name): name is ScheduleName => name in TABLE);

/** The job of a row above. */
export function scheduledJob(name: ScheduleName): JobDefinition<object> {
  const { queue, ...schedule }: Scheduled = TABLE[name];
  return defineJob<object>({ name, queue, attempts: 1, schedule });
}

/** Every row, for whoever shows them. */
export function schedules(): readonly Readonly<{ name: ScheduleName; schedule: Schedule }>[] {
  return NAMES.map((name) => ({ name, schedule: TABLE[name] }));
}
