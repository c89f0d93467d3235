import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BusinessClock } from '../clock/business-clock.js';
import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';
import { MailOutboxRepository } from './mail-outbox.repository.js';

/** Whether mail gets away. */
@Injectable()
export class MailFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly repository: MailOutboxRepository,
    private readonly clock: BusinessClock,
  ) {}

  onModuleInit(): void {
    const waiting = () => this.database.systemRead(() => this.repository.waiting(this.clock.now()));
    this.metrics.add({
      name: 'mail_oldest_seconds',
      help: 'How long the oldest mail has waited that is due',
      of: 'installation',
      read: async () => [{ value: (await waiting()).oldestSeconds }],
    });
    this.metrics.add({
      name: 'mail_waiting',
      help: 'Mails that are due and have not gone out',
      of: 'installation',
      read: async () => [{ value: (await waiting()).count }],
    });
  }
}
