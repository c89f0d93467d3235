import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { discoverHandlers } from '../events/discover-handlers.js';
import { definedJobs, type JobRun } from './job-definition.js';
import { JOB_HANDLER } from './on-job.js';

export type JobHandler = (payload: unknown, run: JobRun) => Promise<void>;

/** Which method does which job. A job without a handler, or with two, fails the start. */
@Injectable()
export class JobRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, JobHandler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const found = discoverHandlers<string>(this.discovery, this.scanner, JOB_HANDLER);
    for (const { name } of definedJobs()) {
      const own = found.filter(({ marked }) => marked === name);
      if (own.length !== 1)
        throw new Error(`The job ${name} has ${own.length} handlers; it needs exactly one.`);
      this.handlers.set(name, own[0]?.call as JobHandler);
    }
  }

  knows(name: string): boolean {
    return this.handlers.has(name);
  }

  handlerOf(name: string): JobHandler {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`No handler for the job ${name}.`);
    return handler;
  }
}
