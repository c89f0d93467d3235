import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { WebhooksRepository } from './webhooks.repository.js';

const KEEP_DAYS = 90;
const BATCH = 1_000;

/** Bodies hold personal data and go after 90 days; hashes and metadata stay for the books. */
@Injectable()
export class BodyRetention {
  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
  ) {}

  async erase(): Promise<void> {
    let erased: number;
    do {
      erased = await this.database.systemTransaction(() => this.repository.eraseBodies(KEEP_DAYS, BATCH));
    } while (erased === BATCH);
  }
}
