import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { WebhooksRepository } from './webhooks.repository.js';

const KEEP_BODIES_DAYS = 90;
const KEEP_EVENTS_YEARS = 7;
const BATCH = 1_000;

/** Bodies hold personal data and go after 90 days; hashes and metadata stay for the books, seven years. */
@Injectable()
export class BodyRetention {
  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
  ) {}

  async erase(): Promise<void> {
    await this.inBatches(() => this.repository.eraseBodies(KEEP_BODIES_DAYS, BATCH));
    await this.inBatches(() => this.repository.forget(KEEP_EVENTS_YEARS, BATCH));
  }

  private async inBatches(batch: () => Promise<number>): Promise<void> {
    while ((await this.database.systemTransaction(batch)) === BATCH);
  }
}
