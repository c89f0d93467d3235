import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { JobQueue } from '../queue/job-queue.js';
import { ScheduleRuns, type ScheduleState } from '../queue/schedule-runs.js';

type ScheduleGauge = Readonly<{
  name: string;
  help: string;
  read: (state: ScheduleState) => number | undefined;
}>;

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

  readonly driftingSchools = new Gauge({
    name: 'subscription_drifting_schools',
    help: 'Schools whose stored anchors the last check of this process found to differ from their facts',
    registers: [this.registry],
  });

  constructor(queue: JobQueue, runs: ScheduleRuns) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs by queue and state',
      labelNames: ['queue', 'state'],
      registers: [this.registry],
      async collect() {
        for (const { queue: name, state, count } of await queue.counts())
          this.set({ queue: name, state }, count);
      },
    });
    this.gaugeOfSchedules(runs, {
      name: 'schedule_lateness_seconds',
      help: 'How long the next run of a schedule is overdue',
      read: ({ latenessMs }) => latenessMs,
    });
    this.gaugeOfSchedules(runs, {
      name: 'schedule_duration_seconds',
      help: 'How long the last run of a schedule took',
      read: ({ lastRun }) => (lastRun?.finishedAt ? lastRun.finishedAt - lastRun.startedAt : undefined),
    });
  }

  private gaugeOfSchedules(runs: ScheduleRuns, { name, help, read }: ScheduleGauge): void {
    new Gauge({
      name,
      help,
      labelNames: ['schedule'],
      registers: [this.registry],
      async collect() {
        for (const state of await runs.states()) {
          const ms = read(state);
          if (ms !== undefined) this.set({ schedule: state.name }, ms / 1_000);
        }
      },
    });
  }

  /** The exposition text, and the content type that goes with it. */
  async exposition(): Promise<{ text: string; contentType: string }> {
    return { text: await this.registry.metrics(), contentType: this.registry.contentType };
  }
}
