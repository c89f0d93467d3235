import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OnEvent } from '../../platform/events/on-event.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { BillingService, type KnownPayments, paymentsKnown } from '../billing/index.js';
import { type PutAside, UnknownBillsRepository } from './unknown-bills.repository.js';
import { processWebhook } from './webhooks.jobs.js';

const AT_ONCE = 1_000;

/** What was told of a bill before anybody knew it is tried again once it is known. */
@Injectable()
export class UnknownBills {
  constructor(
    private readonly database: Database,
    private readonly repository: UnknownBillsRepository,
    private readonly billing: BillingService,
    private readonly queue: JobQueue,
  ) {}

  @OnEvent(paymentsKnown)
  async onPaymentsKnown({ known }: { known: readonly KnownPayments[] }): Promise<void> {
    for (const { provider, names } of known)
      await this.process(await this.repository.retryNamed(provider, names));
  }

  /** All of them: one that was put aside at the very moment at which its bill became known was told of nothing. */
  async retryAll(): Promise<void> {
    for (let after: string | null = null; ; ) {
      const from: string | null = after;
      const aside: PutAside[] = await this.database.systemTransaction(() => this.retrySome(from));
      after = aside.at(-1)?.id ?? null;
      if (aside.length < AT_ONCE) return;
    }
  }

  private async retrySome(after: string | null): Promise<PutAside[]> {
    const aside = await this.repository.putAside(after, AT_ONCE);
    const known: string[] = [];
    for (const [provider, own] of Map.groupBy(aside, (event) => event.provider)) {
      const names = new Set(
        await this.billing.knownBills(
          provider,
          own.flatMap((event) => event.names),
        ),
      );
      const isKnown = (event: PutAside) =>
        event.names.length === 0 || event.names.some((name) => names.has(name));
      known.push(...own.filter(isKnown).map(({ id }) => id));
    }
    if (known.length > 0) await this.process(await this.repository.retryThese(known));
    return aside;
  }

  private async process(events: readonly { id: string; requestId: string | null }[]): Promise<void> {
    if (events.length === 0) return;
    const jobs = events.map(({ id, requestId }) => ({
      ...{ payload: { inboxId: id }, id },
      ...(requestId && { asker: { id: requestId } }),
    }));
    await this.queue.addAll(processWebhook, jobs);
  }
}
