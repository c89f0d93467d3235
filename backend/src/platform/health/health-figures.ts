import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { Readiness } from './readiness.js';

/** What a process depends on beside its database, as seen from it. */
@Injectable()
export class HealthFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    this.add('queue_reachable', '1 while the queue answers this process', () =>
      this.readiness.reachesQueue(),
    );
    this.add('hosted_backend_up', '1 while the hosted backend answers this process', () =>
      this.readiness.reachesHostedBackend(),
    );
  }

  private add(name: string, help: string, ask: () => Promise<boolean>): void {
    this.metrics.add({ name, help, of: 'process', read: async () => [{ value: (await ask()) ? 1 : 0 }] });
  }
}
