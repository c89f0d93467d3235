import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { JobQueue } from '../queue/job-queue.js';

/** What Prometheus may ask of this process. One registry for each application, so that tests do not share one. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  readonly requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status class',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });

  readonly webhooks = new Counter({
    name: 'webhooks_total',
    help: 'Webhook deliveries by provider and outcome',
    labelNames: ['provider', 'outcome'],
    registers: [this.registry],
  });

  constructor(queue: JobQueue) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs by queue and state',
      labelNames: ['queue', 'state'],
      registers: [this.registry],
      async collect() {
        for (const [name, states] of Object.entries(await queue.counts())) {
          for (const [state, count] of Object.entries(states)) this.set({ queue: name, state }, count);
        }
      },
    });
  }

  /** The exposition text, and the content type that goes with it. */
  async exposition(): Promise<{ text: string; contentType: string }> {
    return { text: await this.registry.metrics(), contentType: this.registry.contentType };
  }
}
