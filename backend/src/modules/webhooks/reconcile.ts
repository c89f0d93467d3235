import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import { Bills, type PaymentProvider, PaymentProviders, ProviderPace } from '../billing/index.js';
import { PolledBills } from './polled-bills.js';

/** A run ends before the next begins. */
const LONGEST_RUN_MS = 4 * 60_000;
/** Questions to one provider at the same time: one that takes its time to answer is asked no less often. */
const LANES = 4;

/** What is to be asked next, if anything is; the question resolves to whether the provider goes on being asked. */
type NextWork = () => Promise<(() => Promise<boolean>) | null>;

/** Asks the providers for what they may have failed to tell, and to close what nobody should pay any more. */
@Injectable()
export class Reconcile {
  constructor(
    private readonly polled: PolledBills,
    private readonly bills: Bills,
    private readonly providers: PaymentProviders,
    private readonly pace: ProviderPace,
  ) {}

  /** `now`: business clock. */
  async run(now: number): Promise<void> {
    const endsAt = systemNow() + LONGEST_RUN_MS;
    await Promise.all(
      this.providers.offered.map(async (provider) => {
        // One that fails to answer is left alone until the next run, which begins with the bills not asked about.
        await this.atPace(provider, endsAt, () => this.polled.nextToAsk(provider, now));
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
}
