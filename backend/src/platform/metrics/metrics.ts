import { Injectable } from '@nestjs/common';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Figure, readInTime } from './figure.js';

type Kept = Readonly<{ figure: Figure; gauge: Gauge }>;

/**
 * What Prometheus may ask of this process. Each figure is read for itself and in time: one whose part is away is left
 * out and counted as unread, and the others are told. One registry of each kind for each application, so that tests do
 * not share one.
 */
@Injectable()
export class Metrics {
  private readonly registries = { process: new Registry(), installation: new Registry() };
  private readonly kept: Kept[] = [];

  readonly requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status class',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registries.process],
  });

  readonly webhooks = new Counter({
    name: 'webhooks_total',
    help: 'Webhook deliveries by provider and outcome',
    labelNames: ['provider', 'outcome'],
    registers: [this.registries.process],
  });

  readonly providerSeconds = new Histogram({
    name: 'provider_answer_seconds',
    help: 'Time in which payment providers answer what this process asks, or fail to, by provider and outcome',
    labelNames: ['provider', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registries.process],
  });

  readonly mailSeconds = new Histogram({
    name: 'mail_handing_over_seconds',
    help: 'Time in which the mail server takes a mail, refuses it or fails, by outcome',
    labelNames: ['outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [this.registries.process],
  });

  readonly refusedTokens = new Counter({
    name: 'refused_tokens_total',
    help: 'Requests whose proof of a sign-in was missing, too old, no proof, or without its second step',
    labelNames: ['reason'],
    registers: [this.registries.process],
  });

  readonly driftingSchools = new Gauge({
    name: 'subscription_drifting_schools',
    help: 'Schools whose stored anchors the last check of this process found to differ from their facts',
    registers: [this.registries.process],
  });

  private readonly unread = new Gauge({
    name: 'metrics_unread',
    help: '1 for a figure that could not be read in time',
    labelNames: ['figure'],
    registers: [this.registries.process],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registries.process });
  }

  add(figure: Figure): void {
    const { name, help, labels = [], of } = figure;
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [this.registries[of]] });
    this.kept.push({ figure, gauge });
  }

  /** The exposition text, and the content type that goes with it. `of`: what is asked for, everything unless said. */
  async exposition(of?: Figure['of']): Promise<{ text: string; contentType: string }> {
    const { process, installation } = this.registries;
    const asked = this.kept.filter(({ figure }) => of === undefined || figure.of === of);
    await Promise.all(asked.map((kept) => this.refresh(kept)));
    const registry = of ? this.registries[of] : Registry.merge([process, installation]);
    return { text: await registry.metrics(), contentType: registry.contentType };
  }

  private async refresh({ figure, gauge }: Kept): Promise<void> {
    try {
      const values = await readInTime(figure);
      gauge.reset();
      for (const { labels = {}, value } of values) gauge.set(labels, value);
      this.unread.set({ figure: figure.name }, 0);
    } catch {
      gauge.reset();
      if (!figure.labels) gauge.remove();
      this.unread.set({ figure: figure.name }, 1);
    }
  }
}
