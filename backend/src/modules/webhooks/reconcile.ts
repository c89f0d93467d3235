import { Injectable, Logger } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import {
  BillingService,
  Bills,
  type PaymentProvider,
  PaymentProviders,
  type PolledBill,
  ProviderHealth,
} from '../billing/index.js';
import { Inbox } from './inbox.js';
import { polledEvent } from './polled-event.js';

const MAX_PER_RUN = 100;

/** Asks the providers for what they may have failed to tell, and to close what nobody should pay any more. */
@Injectable()
export class Reconcile {
  private readonly logger = new Logger(Reconcile.name);

  constructor(
    private readonly billing: BillingService,
    private readonly bills: Bills,
    private readonly providers: PaymentProviders,
    private readonly inbox: Inbox,
    private readonly health: ProviderHealth,
  ) {}

  /** `now`: business clock. */
  async run(now: number): Promise<void> {
    await Promise.all(
      this.providers.offered.map(async (provider) => {
        await this.poll(provider, now);
        await this.bills.closeEnded(provider, now);
      }),
    );
  }

  /** One that fails to answer is left alone until the next run, which begins with the bills not asked about. */
  private async poll(provider: PaymentProvider, now: number): Promise<void> {
    for (let asked = 0; asked < MAX_PER_RUN; asked += 1) {
      const bill = await this.billing.claimBillToPoll(provider.id, now);
      if (!bill || !(await this.ask(provider, bill))) return;
    }
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
