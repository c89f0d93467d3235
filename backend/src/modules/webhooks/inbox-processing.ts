import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { JobRun } from '../../platform/queue/job-definition.js';
import { BillingService, PaymentProviders } from '../billing/index.js';
import type { Conclusion, InboxEvent } from './inbox-event.js';
import { WebhooksRepository } from './webhooks.repository.js';

const MAX_ERROR_LENGTH = 2_000;
const PROCESSED: Conclusion = { state: 'processed', reason: null };

/** Turns an event of the inbox into facts, once. */
@Injectable()
export class InboxProcessing {
  private readonly logger = new Logger(InboxProcessing.name);

  constructor(
    private readonly database: Database,
    private readonly repository: WebhooksRepository,
    private readonly providers: PaymentProviders,
    private readonly billing: BillingService,
  ) {}

  async attempt(inboxId: string, { now, isLastAttempt }: JobRun): Promise<void> {
    try {
      await this.process(inboxId, now);
    } catch (error) {
      await this.noteFailure(inboxId, error, isLastAttempt);
      throw error;
    }
  }

  /** Event, facts and whatever follows from them commit together or not at all. */
  private process(inboxId: string, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const event = await this.repository.lockReceived(inboxId);
      if (event) await this.repository.conclude(inboxId, await this.conclusionOf(event, now));
    });
  }

  private async conclusionOf(
    { provider: id, raw, receivedAt }: InboxEvent,
    now: number,
  ): Promise<Conclusion> {
    const provider = this.providers.find(id);
    if (!provider) throw new Error(`The provider ${id} is not set up here.`);
    const event = provider.normalize(raw, receivedAt);
    if ('unusable' in event) return { state: 'quarantined', reason: event.unusable };
    const outcome = await this.billing.recordFacts(id, event.facts, now);
    return outcome === 'recorded' ? PROCESSED : { state: 'quarantined', reason: outcome };
  }

  /** If even this fails the row still waits, and the sweep finds it. */
  private async noteFailure(inboxId: string, error: unknown, isFinal: boolean): Promise<void> {
    const message = String(error).slice(0, MAX_ERROR_LENGTH);
    await this.database
      .systemTransaction(() => this.repository.noteFailure(inboxId, message, isFinal))
      .catch((err: unknown) => this.logger.warn({ err, inboxId }, 'The failed attempt cannot be noted.'));
  }
}
