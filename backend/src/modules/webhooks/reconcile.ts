import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import {
  BillingService,
  Bills,
  type PaymentProvider,
  PaymentProviders,
  type PolledBill,
  ProviderHealth,
  ProviderPace,
} from '../billing/index.js';
import { Inbox } from './inbox.js';
import { polledEvent } from './polled-event.js';

/** A run ends before the next begins. */
const LONGEST_RUN_MS = 4 * 60_000;
/** Questions to one provider at the same time: one that takes its time to answer is asked no less often. */
const LANES = 4;

/** What is to be asked next, if anything is; the question resolves to whether the provider goes on being asked. */
type NextWork = () => Promise<(() => Promise<boolean>) | null>;

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
    private readonly pace: ProviderPace,
  ) {}

  /** `now`: business clock. */
  async run(now: number): Promise<void> {
    const endsAt = systemNow() + LONGEST_RUN_MS;
    await Promise.all(
      this.providers.offered.map(async (provider) => {
        await this.atPace(provider, endsAt, () => this.nextToAsk(provider, now));
        await this.atPace(provider, endsAt, () => this.bills.nextToClose(provider, now));
      }),
    );
  }

  /** Goes on until there is nothing left to do, a question fails, or the time of the run is over. */
  private async atPace(provider: PaymentProvider, endsAt: number, next: NextWork): Promise<void> {
    const asking = new Set<Promise<void>>();
    let goesOn = true;
    while (goesOn) {
      const waitMs = await this.pace.take(provider.id, endsAt - systemNow());
      if (waitMs === null) break;
      await pause(waitMs);
      const work = goesOn ? await next() : null;
      if (!work) {
        await this.pace.giveBack(provider.id);
        break;
      }
      const asked = work().then((answered) => {
        goesOn &&= answered;
        asking.delete(asked);
      });
      asking.add(asked);
      if (asking.size === LANES) await Promise.race(asking);
    }
    await Promise.all(asking);
  }

  /** One that fails to answer is left alone until the next run, which begins with the bills not asked about. */
  private async nextToAsk(provider: PaymentProvider, now: number): ReturnType<NextWork> {
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
