import { type BeforeApplicationShutdown, Inject, Injectable, Optional } from '@nestjs/common';
import { JobQueue, QUEUE_BACKEND } from './job-queue.js';
import { JobWorkers } from './job-workers.js';
import type { QueueBackend } from './queue-backend.js';

/** Stops in the only order that never hangs: workers finish, then the queues, then their connections. */
@Injectable()
export class QueueShutdown implements BeforeApplicationShutdown {
  constructor(
    @Inject(QUEUE_BACKEND) private readonly backend: QueueBackend,
    private readonly queue: JobQueue,
    @Optional() private readonly workers?: JobWorkers,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.workers?.close();
    await this.queue.close();
    await this.backend.close();
  }
}
