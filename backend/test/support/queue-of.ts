import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { JobQueue } from '../../src/platform/queue/job-queue.js';

/** A queue as it stands on either engine, for looking past what the product uses of it. */
export function queueOf(app: INestApplicationContext, name: string): Queue {
  const queues = app.get(JobQueue).opened() as readonly Queue[];
  const queue = queues.find((one) => one.name === name);
  if (!queue) throw new Error(`The queue ${name} is not open.`);
  return queue;
}
