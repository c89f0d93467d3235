import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { JobQueue, QUEUE_BACKEND } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { JobWorkers } from './job-workers.js';
import { queueBackend } from './queue-backend.js';
import { QueueShutdown } from './queue-shutdown.js';
import { ScheduleRuns } from './schedule-runs.js';

@Global()
@Module({ imports: [DiscoveryModule] })
export class QueueModule {
  /** ROLE=api adds jobs and runs none. */
  static forRole(role: AppConfig['role']): DynamicModule {
    return {
      module: QueueModule,
      providers: [
        { provide: QUEUE_BACKEND, useFactory: queueBackend, inject: [APP_CONFIG] },
        JobRegistry,
        JobQueue,
        ScheduleRuns,
        QueueShutdown,
        ...(role === 'api' ? [] : [JobWorkers]),
      ],
      exports: [JobQueue, ScheduleRuns],
    };
  }
}
