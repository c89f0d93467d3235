import { Injectable, Logger } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import { BillingService, type PaymentProvider, type PolledBill, ProviderHealth } from '../billing/index.js';
import { Inbox } from './inbox.js';
import { polledEvent } from './polled-event.js';

/** Bills of which their provider may have failed to tell something. */
@Injectable()
export class PolledBills {
  private readonly logger = new Logger(PolledBills.name);

  constructor(
    private readonly billing: BillingService,
    private readonly health: ProviderHealth,
    private readonly inbox: Inbox,
  ) {}

  /** The question about the next one, if there is one; resolves to whether it was answered. `now`: business clock. */
  async nextToAsk(provider: PaymentProvider, now: number): Promise<(() => Promise<boolean>) | null> {
    const bill = await this.billing.claimBillToPoll(provider.id, now);
    return bill && (() => this.ask(provider, bill));
  }

  private async ask(provider: PaymentProvider, bill: PolledBill): Promise<boolean> {
    try {
      const facts = await this.health.noting(provider, () =>
        provider.fetchPayment(bill.reference, systemNow()),
      );
      if (facts.length > 0) await this.inbox.keep(polledEvent(bill, facts));
      return true;
    } catch (err) {
      this.logger.warn({ err, provider: provider.id, bill: bill.reference }, 'The bill cannot be checked.');
      return false;
    }
  }
}
