import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Whether acknowledged events get on. */
@Injectable()
export class InboxFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
  ) {}

  onModuleInit(): void {
    this.metrics.add({
      name: 'webhook_inbox_oldest_seconds',
      help: 'How long the oldest event has waited that was acknowledged and not worked off',
      of: 'installation',
      read: async () => [
        { value: await this.database.systemRead(() => this.repository.oldestWaitingSeconds()) },
      ],
    });
    this.metrics.add({
      name: 'webhook_inbox_events',
      help: 'Events that wait, for a worker or for somebody',
      labels: ['state'],
      of: 'installation',
      read: async () => {
        const counts = await this.database.systemRead(() => this.repository.countUnsettled());
        return counts.map(({ state, count }) => ({ labels: { state }, value: count }));
      },
    });
  }
}
